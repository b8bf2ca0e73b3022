// The editor's side: starts `solo lsp`, and shows a game and the graph beside the text.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { execFile, spawn } = require("node:child_process");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { relay, framed } = require("./relay.js");

const RESTS = 400; // milliseconds after which a cursor rests
const serving = [];
let client;
let beside; // the panel with the page, its adventure, and the scene it was led to
let resting;

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
    if (/^[^\s#]/.test(text)) {
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

// Serve an adventure for trials, until the editor is closed; resolve to the address of its page.
function served(folder, at) {
  const process = spawn(program(), ["serve", folder, "--watch", ...at]);
  serving.push(process);
  let told = "";
  return new Promise((resolve, reject) => {
    const heard = (text) => {
      told += text;
      const address = /http:\/\/127\.0\.0\.1:(\d+)\/(#\S+)/.exec(told);
      if (address) resolve({ address: address[0], port: Number(address[1]), fragment: address[2], process });
    };
    process.stdout.on("data", heard);
    process.stderr.on("data", heard);
    process.on("error", reject);
    process.on("exit", () => reject(new Error(told || "solo serve has ended")));
  });
}

// The page in a browser, which turns to each save.
async function browser() {
  const found = here();
  if (!found) return;
  const scene = sceneAt(found.editor);
  try {
    const page = await served(found.folder, scene ? ["--at", scene] : []);
    vscode.env.openExternal(vscode.Uri.parse(page.address));
  } catch (error) {
    vscode.window.showErrorMessage(String(error.message || error));
  }
}

// The page beside the text: it turns to each save, and goes to the scene under the cursor.
async function page() {
  const found = here();
  if (!found) return;
  if (beside) {
    beside.panel.dispose();
  }
  const scene = sceneAt(found.editor);
  try {
    const told = await served(found.folder, scene ? ["--at", scene] : []);
    const way = await relay(told.port);
    const panel = vscode.window.createWebviewPanel(
      "solo.page",
      "solo",
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [], retainContextWhenHidden: true },
    );
    const own = { panel, folder: found.folder, scene };
    beside = own;
    panel.onDidDispose(() => {
      way.close();
      told.process.kill("SIGINT");
      if (beside === own) beside = undefined;
    });
    panel.webview.html = framed(way, told.fragment);
  } catch (error) {
    vscode.window.showErrorMessage(String(error.message || error));
  }
}

// Lead the page to the scene under the cursor, once the cursor rests in another one.
function followed(event) {
  clearTimeout(resting);
  resting = setTimeout(() => {
    const editor = event.textEditor;
    if (!beside || adventureOf(editor.document.uri.fsPath) !== beside.folder) return;
    const scene = sceneAt(editor);
    if (!scene || scene === beside.scene) return;
    beside.scene = scene;
    beside.panel.webview.postMessage({ solo: "at", scene });
  }, RESTS);
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
  const run = { command: program(), args: ["lsp"] };
  client = new LanguageClient("solo", "solo", { run, debug: run }, {
    documentSelector: [
      { scheme: "file", language: "yaml" },
      { scheme: "file", pattern: "**/*.j2" }, // macros, whatever other extensions call them
    ],
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
    vscode.commands.registerCommand("solo.browser", browser),
    vscode.window.onDidChangeTextEditorSelection(followed),
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
