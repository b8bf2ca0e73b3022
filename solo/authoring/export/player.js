// Plays a story of links, variables and conditions. Every text is put in as text, never as HTML.
"use strict";
const story = JSON.parse(document.getElementById("story").textContent);
const main = document.querySelector("main");
const MOST = 100; // scenes that may follow by themselves
let past = [];
let state = null;

const fresh = () => ({ scene: null, variables: { ...story.variables }, visited: {}, taken: {}, from: [] });
const count = (counts, key) => (Object.hasOwn(counts, key) ? counts[key] : 0); // or "constructor" is one
const whole = (n) => (typeof n === "boolean" ? Number(n) : n);

function value(tree) {
  const [kind, a, b, c] = tree;
  switch (kind) {
    case "const": return a;
    case "name": return a === "visits" ? count(state.visited, state.scene) : state.variables[a];
    case "get": {
      const key = value(b);
      if (a[1] === "visited") return count(state.visited, key);
      if (a[1] === "taken") return count(state.taken, key);
      return undefined;
    }
    case "not": return !value(a);
    case "and": return value(a) && value(b);
    case "or": return value(a) || value(b);
    case "choose": return value(a) ? value(b) : value(c);
    case "compare": return compared(a, whole(value(b)), whole(value(c)));
    case "op": return sum(a, whole(value(b)), whole(value(c)));
  }
  return undefined;
}

function compared(sign, left, right) {
  switch (sign) {
    case "==": return left === right;
    case "!=": return left !== right;
    case "<": return left < right;
    case "<=": return left <= right;
    case ">": return left > right;
    default: return left >= right;
  }
}

function sum(sign, left, right) {
  switch (sign) {
    case "+": return left + right;
    case "-": return left - right;
    case "*": return left * right;
    case "//": return Math.floor(left / right);
    default: return left - right * Math.floor(left / right);
  }
}

const shown = (found) => (found === true ? "True" : found === false ? "False" : String(found));

function words(parts) {
  return parts.map(([kind, a, b, c]) => {
    if (kind === "text") return a;
    return kind === "say" ? shown(value(a)) : words(value(a) ? b : c);
  }).join("");
}

// Puts a text in: *so* is emphasis, **so** is strong.
function put(text, into) {
  for (const part of text.split(/(\*\*(?=\S)[^*]+?(?<=\S)\*\*|\*(?=\S)[^*]+?(?<=\S)\*)/)) {
    const strong = /^\*\*.+\*\*$/s.test(part);
    const marked = strong || /^\*.+\*$/s.test(part);
    if (marked) {
      const node = document.createElement(strong ? "strong" : "em");
      node.textContent = part.slice(strong ? 2 : 1, strong ? -2 : -1);
      into.append(node);
    } else into.append(part);
  }
}

function paragraphs(text) {
  for (const part of text.split(/\n\s*\n/)) {
    if (part.trim()) {
      const p = document.createElement("p");
      put(part.trim().replace(/\s+/g, " "), p);
      main.append(p);
    }
  }
}

// Does what a branch says, and its cases in order; returns where it leads.
function carry(branch) {
  for (const [kind, a, b] of branch.do) {
    if (kind === "set") state.variables[a] = value(b);
    if (kind === "quest") paragraphs(a + ".");
  }
  paragraphs(words(branch.text));
  let held = false;
  for (const one of branch.cases) {
    if (one.otherwise ? held : one.when !== null && !value(one.when)) continue;
    held = true;
    const way = carry(one.then);
    if (way !== null) return way;
  }
  if (branch.goto !== null) return { to: branch.goto };
  if (branch.visit !== null) return { to: branch.visit, visits: true };
  return branch.returns ? { to: null } : null;
}

// Follows a way on; who comes back from a visit does not enter the scene anew.
function follow(way) {
  for (let steps = 0; way !== null && steps < MOST; steps += 1) {
    if (way.to === null) {
      if (state.from.length) state.scene = state.from.pop();
      return;
    }
    if (way.visits) state.from.push(state.scene);
    const scene = story.scenes[way.to];
    state.scene = way.to;
    state.visited[way.to] = count(state.visited, way.to) + 1;
    if (scene.title.length) {
      const h = document.createElement("h2");
      put(words(scene.title), h);
      main.append(h);
    }
    way = carry(scene);
  }
}

function offer() {
  const scene = story.scenes[state.scene];
  if (scene.ending !== null) {
    paragraphs("The end: " + (scene.ending.title || scene.ending.kind) + ".");
    return;
  }
  const open = (choice) => choice.when === null || Boolean(value(choice.when));
  const left = scene.choices.filter((c) => !(c.once && state.taken[c.key]));
  const plain = left.filter((c) => !c.fallback);
  const offered = plain.some(open) ? plain : left;
  for (const choice of offered) {
    const isOpen = open(choice);
    if (!isOpen && !choice.barred.length) continue;
    const button = document.createElement("button");
    put(isOpen ? words(choice.text) : words(choice.text) + " – " + words(choice.barred), button);
    button.disabled = !isOpen;
    button.dataset.id = choice.id;
    button.addEventListener("click", () => {
      past.push(JSON.stringify(state));
      state.taken[choice.key] = count(state.taken, choice.key) + 1;
      main.replaceChildren();
      follow(carry(choice.then));
      offer();
    });
    main.append(button);
  }
}

function show() {
  main.replaceChildren();
  const scene = story.scenes[state.scene];
  paragraphs(words(scene.title));
  paragraphs(words(scene.text));
  offer();
}

document.getElementById("undo").addEventListener("click", () => {
  if (past.length) {
    state = JSON.parse(past.pop());
    show();
  }
});

document.getElementById("again").addEventListener("click", begin);

function begin() {
  past = [];
  state = fresh();
  main.replaceChildren();
  follow({ to: story.start });
  offer();
}

begin();
