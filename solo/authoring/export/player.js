// Plays a story of links, variables and conditions. Every text is put in as text, never as HTML.
"use strict";
const story = JSON.parse(document.getElementById("story").textContent);
const main = document.querySelector("main");
const MOST = 100; // scenes that may follow by themselves
let past = [];
let state = null;

const fresh = () => ({ scene: null, variables: { ...story.variables }, visited: {}, taken: {}, from: [] });
const known = (part) => (part === undefined ? 0 : part);
const whole = (n) => (typeof n === "boolean" ? Number(n) : n);

function value(tree) {
  const [kind, a, b, c] = tree;
  switch (kind) {
    case "const": return a;
    case "name": return a === "visits" ? known(state.visited[state.scene]) : state.variables[a];
    case "get": {
      const key = value(b);
      if (a[1] === "visited") return known(state.visited[key]);
      if (a[1] === "taken") return known(state.taken[key]);
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

function paragraphs(text) {
  for (const part of text.split(/\n\s*\n/)) {
    if (part.trim()) {
      const p = document.createElement("p");
      p.textContent = part.trim().replace(/\s+/g, " ");
      main.append(p);
    }
  }
}

function carry(branch) {
  for (const [kind, a, b] of branch.do) {
    if (kind === "set") state.variables[a] = value(b);
    if (kind === "quest") paragraphs(a + ".");
  }
  paragraphs(words(branch.text));
  if (branch.visit !== null) {
    state.from.push(state.scene);
    return branch.visit;
  }
  if (branch.returns) return state.from.length ? state.from.pop() : null;
  return branch.goto;
}

function enter(where) {
  for (let steps = 0; where !== null && steps < MOST; steps += 1) {
    const scene = story.scenes[where];
    state.scene = where;
    state.visited[where] = known(state.visited[where]) + 1;
    if (scene.title.length) {
      const h = document.createElement("h2");
      h.textContent = words(scene.title);
      main.append(h);
    }
    where = carry(scene);
  }
}

function offer() {
  const scene = story.scenes[state.scene];
  if (scene.ending !== null) {
    paragraphs("The end: " + (scene.ending.title || scene.ending.kind) + ".");
    return;
  }
  const key = (choice) => state.scene + "/" + choice.id;
  const open = (choice) => choice.when === null || Boolean(value(choice.when));
  const left = scene.choices.filter((c) => !(c.once && state.taken[key(c)]));
  const plain = left.filter((c) => !c.fallback);
  const offered = plain.some(open) ? plain : left;
  for (const choice of offered) {
    const isOpen = open(choice);
    if (!isOpen && !choice.barred.length) continue;
    const button = document.createElement("button");
    button.textContent = isOpen ? words(choice.text) : words(choice.text) + " – " + words(choice.barred);
    button.disabled = !isOpen;
    button.dataset.id = choice.id;
    button.addEventListener("click", () => {
      past.push(JSON.stringify(state));
      state.taken[key(choice)] = known(state.taken[key(choice)]) + 1;
      main.replaceChildren();
      enter(carry(choice.then));
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
  enter(story.start);
  offer();
}

begin();
