// The editor's side: starts `solo lsp`, and shows a game and the graph beside the text.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { execFile, spawn } = require("node:child_process");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;
const serving = [];

function program() {
  return vscode.workspace.getConfiguration("solo").get("command", "solo");
}

// The folder of the adventure that a file belongs to, or nothing.
function adventureOf(file) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, "adventure.yaml"))) return folder;
    if (folder === path.dirname(folder)) return undefined;
  }
}

function here() {
  const editor = vscode.window.activeTextEditor;
  const folder = editor && adventureOf(editor.document.uri.fsPath);
  if (!folder) {
    vscode.window.showInformationMessage("Open a file of an adventure first.");
    return undefined;
  }
  return { editor, folder };
}

// The scene in which the cursor stands: the last key of two spaces under `scenes:` above it.
function sceneAt(editor) {
  let scene;
  let within = false;
  for (let number = 0; number <= editor.selection.active.line; number += 1) {
    const text = editor.document.lineAt(number).text;
    if (/^\S/.test(text)) {
      within = /^scenes:/.test(text);
      scene = undefined;
    } else if (within) {
      const found = /^ {2}([a-z0-9][a-z0-9-]*):/.exec(text);
      if (found) scene = found[1];
    }
  }
  return scene;
}

function terminal(folder, words) {
  const shown = vscode.window.createTerminal({
    name: "solo",
    cwd: folder,
    shellPath: program(),
    shellArgs: words,
  });
  shown.show(true);
}

function preview() {
  const found = here();
  if (!found) return;
  const scene = sceneAt(found.editor);
  const at = scene ? ["--at", scene] : [];
  terminal(found.folder, ["play", found.folder, ...at, "--watch"]);
}

// The page in a browser, which turns to each save; it is served until the editor is closed.
function page() {
  const found = here();
  if (!found) return;
  const scene = sceneAt(found.editor);
  const at = scene ? ["--at", scene] : [];
  const served = spawn(program(), ["serve", found.folder, "--watch", ...at]);
  let told = "";
  let opened = false;
  const heard = (text) => {
    told += text;
    const address = /http:\/\/127\.0\.0\.1:\d+\/#\S+/.exec(told);
    if (address && !opened) {
      opened = true;
      vscode.env.openExternal(vscode.Uri.parse(address[0]));
    }
  };
  served.stdout.on("data", heard);
  served.stderr.on("data", heard);
  served.on("error", (error) => vscode.window.showErrorMessage(String(error)));
  served.on("exit", () => {
    if (!opened && told) vscode.window.showErrorMessage(told);
  });
  serving.push(served);
}

function graph() {
  const found = here();
  if (!found) return;
  const words = ["graph", found.folder, "--format", "html"];
  execFile(program(), words, { maxBuffer: 50_000_000 }, (error, page, told) => {
    if (error) {
      vscode.window.showErrorMessage(told || String(error));
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      "solo.graph",
      "Scenes",
      vscode.ViewColumn.Beside,
      { enableScripts: true, localResourceRoots: [] },
    );
    panel.webview.html = page;
  });
}

async function start() {
  const run = { command: program(), args: ["lsp"], transport: TransportKind.stdio };
  client = new LanguageClient("solo", "solo", { run, debug: run }, {
    documentSelector: [{ scheme: "file", language: "yaml" }],
    middleware: {
      // The lens "play from here" plays in a terminal; all others are the server's.
      executeCommand: (command, given, next) => {
        if (command !== "solo.playFrom") return next(command, given);
        const [folder, scene] = given;
        return terminal(folder, ["play", folder, "--at", scene, "--watch"]);
      },
    },
  });
  await client.start();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("solo.preview", preview),
    vscode.commands.registerCommand("solo.page", page),
    vscode.commands.registerCommand("solo.graph", graph),
    vscode.commands.registerCommand("solo.restart", async () => {
      if (client) await client.stop();
      await start();
    }),
  );
  await start();
}

async function deactivate() {
  for (const served of serving) served.kill("SIGINT");
  if (client) await client.stop();
}

module.exports = { activate, deactivate };
