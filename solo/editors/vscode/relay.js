// The way from a panel of the editor to the page of `solo serve`, which nobody else may frame.
//
// It answers a panel that knows its secret, and what the page so framed asks for; the page's own
// token stays here, since a browser keeps none for a page that is framed by another.
"use strict";

const crypto = require("node:crypto");
const http = require("node:http");

const HIDDEN = ["set-cookie", "cross-origin-opener-policy", "cross-origin-resource-policy"];

/** Begin a relay to a port of this machine; resolve to where it listens, its secret, and its end. */
function relay(port) {
  const secret = crypto.randomBytes(24).toString("hex");
  const open = new Set();
  let cookie = "";

  function answer(asked, answered) {
    const own = `127.0.0.1:${server.address().port}`;
    const address = new URL(asked.url, `http://${own}`);
    const panel = asked.method === "GET" && address.searchParams.get("panel") === secret;
    const within = asked.headers["sec-fetch-site"] === "same-origin";
    if (asked.headers.host !== own || !(panel || within)) {
      answered.writeHead(403).end();
      return;
    }
    const headers = { ...asked.headers, host: `127.0.0.1:${port}`, "sec-fetch-site": "same-origin" };
    delete headers.origin;
    delete headers.referer;
    if (cookie) headers.cookie = cookie;
    else delete headers.cookie;
    const path = panel ? address.pathname : asked.url;
    const further = http.request({ host: "127.0.0.1", port, path, method: asked.method, headers }, (told) => {
      for (const given of told.headers["set-cookie"] || []) [cookie] = given.split(";");
      const sent = Object.fromEntries(Object.entries(told.headers).filter(([name]) => !HIDDEN.includes(name)));
      const policy = String(sent["content-security-policy"] || "");
      sent["content-security-policy"] = policy.replace(/frame-ancestors [^;]*;?/, "");
      answered.writeHead(told.statusCode, sent);
      told.pipe(answered);
    });
    further.on("error", () => (answered.headersSent ? answered.end() : answered.writeHead(502).end()));
    answered.on("close", () => further.destroy());
    asked.pipe(further);
  }

  const server = http.createServer(answer);
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const close = () => {
        server.close();
        for (const socket of open) socket.destroy();
      };
      resolve({ port: server.address().port, secret, close });
    });
  });
}

/** The frame of a panel: the page, and what leads it to another scene when it is told. */
function framed(way, fragment) {
  const nonce = crypto.randomBytes(16).toString("hex");
  const from = `http://127.0.0.1:${way.port}`;
  const policy = `default-src 'none'; frame-src ${from}; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  const given = JSON.stringify({ from, secret: way.secret, fragment }).replace(/</g, "\\u003c");
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">html,body,iframe{margin:0;padding:0;border:0;width:100%;height:100vh}iframe{display:block}</style></head>
<body><iframe title="solo"></iframe><script nonce="${nonce}">
const { from, secret, fragment } = ${given};
let times = 0;
function go(at) {
  const scene = at ? "&at=" + encodeURIComponent(at) : "";
  times += 1;
  document.querySelector("iframe").src = from + "/?panel=" + secret + "&n=" + times + fragment + scene;
}
addEventListener("message", (told) => { if (told.data && told.data.solo === "at") go(told.data.scene); });
go("");
</script></body></html>`;
}

module.exports = { relay, framed };
