/** A program that tries to break live editing. */
export interface HostileProgram {
  readonly name: string;
  /** Statements of the component. */
  readonly body: string;
  /** Statements of the module. */
  readonly module?: string;
  /** It acts up to 1.5 s after it has rendered. */
  readonly isLate?: true;
}

/** An endless loop that the compiled code does not show. */
const LOOP = `eval('while (true);');`;

/** Sends messages without end, or almost. */
const flood = (message: string) =>
  `const send = new Function('message', 'for (let n = 0; n < 1e6; n += 1) parent.postMessage(message, "*")'); send(${message});`;

export const HOSTILE_PROGRAMS: readonly HostileProgram[] = [
  // Loops that the guard detects.
  { name: 'an endless loop', body: 'while (true);' },
  { name: 'an endless recursion through promises', body: '(async () => { for (;;) await null; })();' },
  { name: 'an endless generator', body: '[...(function* () { for (;;) yield 1; })()];' },
  // Loops that it cannot detect.
  { name: 'eval', body: LOOP },
  { name: 'new Function', body: `new Function('for (;;);')();` },
  { name: 'a backtracking regular expression', body: `/^(a+)+$/.test('a'.repeat(60) + 'b');` },
  { name: 'a native sort', body: 'Array.from({ length: 4e7 }, Math.random).sort();' },
  { name: 'a native fill', body: 'new Array(2 ** 32 - 2).fill(0);' },
  { name: 'a native join', body: `new Array(2 ** 32 - 2).join('');` },
  {
    name: 'numbers of a billion digits',
    body: '((1n << 900000000n) * ((1n << 900000000n) - 1n)).toString();',
  },
  { name: 'two million nodes', body: `document.body.innerHTML += '<i>x</i>'.repeat(2e6);` },
  { name: 'a loop later on', body: '', isLate: true, module: `setTimeout(() => { ${LOOP} }, 1000);` },
  { name: 'a loop in an animation', body: '', module: `requestAnimationFrame(() => { ${LOOP} });` },
  {
    name: 'a loop at each message',
    body: '',
    isLate: true,
    module: `addEventListener('message', () => { ${LOOP} });`,
  },
  {
    name: 'a loop in microtasks',
    body: '',
    module: `eval('(function again() { queueMicrotask(again); })()');`,
  },
  // Navigation to another document, or none.
  { name: 'an address', body: '', isLate: true, module: `location.href = 'about:blank';` },
  { name: 'a reload', body: '', isLate: true, module: 'location.reload();' },
  {
    name: 'reload after reload',
    body: '',
    isLate: true,
    module: 'setInterval(() => location.reload(), 50);',
  },
  { name: 'the site itself in its place', body: '', isLate: true, module: `location.replace('/');` },
  {
    name: 'an address without an answer',
    body: '',
    isLate: true,
    module: `location.replace('http://127.0.0.1:9/');`,
  },
  { name: 'document.open', body: '', module: 'document.open();' },
  { name: 'document.write', body: '', module: `document.open(); document.write('Mine'); document.close();` },
  { name: 'no document element', body: '', module: 'document.documentElement.remove();' },
  { name: 'an empty body', body: '', module: 'document.body.replaceChildren();' },
  {
    name: 'a body emptied again and again',
    body: '',
    module: `setInterval(() => (document.body.innerHTML = ''), 50);`,
  },
  {
    name: 'no style sheets',
    body: '',
    module: `document.head.innerHTML = ''; document.adoptedStyleSheets = [];`,
  },
  {
    name: 'hash after hash',
    body: '',
    isLate: true,
    module: 'setInterval(() => { location.hash = Math.random(); }, 1);',
  },
  // Code that runs when its document goes, in the process of the next one.
  { name: 'a loop at pagehide', body: '', module: `addEventListener('pagehide', () => { ${LOOP} });` },
  { name: 'a loop at unload', body: '', module: `window.onunload = () => { ${LOOP} };` },
  {
    name: 'a loop when it is hidden',
    body: '',
    module: `document.addEventListener('visibilitychange', () => { ${LOOP} });`,
  },
  {
    name: 'a loop when a frame of its own goes',
    body: '',
    module: `const inner = document.createElement('iframe'); inner.srcdoc = "<script>addEventListener('pagehide', () => { while (true); })</scr" + 'ipt>'; document.body.append(inner);`,
  },
  // Replaced built-in functions.
  { name: 'Array.prototype.map', body: '', module: 'Array.prototype.map = () => [];' },
  { name: 'Array.prototype.push', body: '', module: 'Array.prototype.push = () => 0;' },
  { name: 'the iterator of arrays', body: '', module: 'Array.prototype[Symbol.iterator] = function* () {};' },
  {
    name: 'setters of Object.prototype',
    body: '',
    module: `for (const key of ['type', 'props', 'id', 'kind', 'children']) Object.defineProperty(Object.prototype, key, { get: () => null, set() {}, configurable: true });`,
  },
  { name: 'Object.keys and assign', body: '', module: 'Object.keys = () => []; Object.assign = () => ({});' },
  { name: 'Promise.prototype.then', body: '', module: 'Promise.prototype.then = () => {};' },
  {
    name: 'Map and WeakMap',
    body: '',
    module: 'Map.prototype.get = WeakMap.prototype.get = () => undefined;',
  },
  {
    name: 'Function.prototype.call',
    body: '',
    module: 'Function.prototype.call = Function.prototype.apply = () => undefined;',
  },
  { name: 'JSON', body: '', module: `JSON.parse = JSON.stringify = () => { throw new Error('No.'); };` },
  {
    name: 'postMessage',
    body: '',
    module: 'window.postMessage = MessagePort.prototype.postMessage = () => {};',
  },
  { name: 'addEventListener', body: '', module: 'EventTarget.prototype.addEventListener = () => {};' },
  {
    name: 'Node.prototype.appendChild',
    body: '',
    module: 'Node.prototype.appendChild = Node.prototype.insertBefore = () => null;',
  },
  { name: 'createElement of React', body: '', module: `React.createElement = React.useState = () => null;` },
  {
    name: 'messages kept from others',
    body: '',
    module: `addEventListener('message', (event) => event.stopImmediatePropagation(), true);`,
  },
  {
    name: 'clicks kept from others',
    body: '',
    module: `addEventListener('click', (event) => event.stopImmediatePropagation(), true);`,
  },
  // More messages than a page can take, or false ones.
  { name: 'a flood of messages', body: '', module: flood(`'x'`) },
  {
    name: 'a flood of heights',
    body: '',
    module: flood(`{ channel: 'atlas-live', kind: 'height', height: 90 }`),
  },
  { name: 'a flood of long messages', body: '', module: flood(`'x'.repeat(1e4)`) },
  {
    name: 'a steady flood',
    body: '',
    isLate: true,
    module: `setInterval(() => { for (let n = 0; n < 500; n += 1) parent.postMessage({ n }, '*'); }, 4);`,
  },
  {
    name: 'false answers',
    body: '',
    module: `setInterval(() => { for (const kind of ['ready', 'done', 'failed', 'worn']) parent.postMessage({ channel: 'atlas-live', kind, id: 3, error: {} }, '*'); }, 100);`,
  },
  // The reader's keys.
  {
    name: 'the focus, again and again',
    body: '',
    module: `document.body.tabIndex = 0; setInterval(() => { window.focus(); document.body.focus(); }, 20);`,
  },
  // Ways out.
  { name: 'the address of the page', body: '', module: `top.location = 'about:blank';` },
  {
    name: 'a link to the whole window',
    body: '',
    module: `const link = document.createElement('a'); link.href = '/'; link.target = '_top'; document.body.append(link); link.click();`,
  },
  {
    name: 'windows and dialogs',
    body: '',
    module: `for (let n = 0; n < 50; n += 1) { window.open('/'); alert(n); print(); }`,
  },
];

/** The code of a demo that runs a hostile program. */
export function toHostileDemo({ body, module = '' }: HostileProgram): string {
  return `import React from 'react';
import Button from '@mui/material/Button';

${module}

export default function Hostile() {
  ${body}
  return <Button>Hostile</Button>;
}
`;
}
