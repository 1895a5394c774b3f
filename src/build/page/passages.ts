import type { Nodes, Parent, Root } from 'mdast';

/** Code that stands inside a sentence. */
export interface InlineCode {
  readonly text: string;
  /** Line within the page's file, from 1. */
  readonly line: number;
}

/** A sentence, or what stands for one in a cell of a table. */
export interface Sentence {
  /** On one line, its code between backticks. */
  readonly text: string;
  /** Line within the page's file on which it begins. */
  readonly line: number;
  readonly wordCount: number;
  readonly codes: readonly InlineCode[];
}

/** A run of text: a heading, a paragraph, an entry of a list, a cell of a table. */
export interface Passage {
  readonly kind: 'heading' | 'paragraph' | 'cell';
  readonly line: number;
  /** Heading of the table's column, for a cell. */
  readonly column: string;
  readonly sentences: readonly Sentence[];
}

/** A word or a piece of code of a passage. */
interface Run {
  readonly text: string;
  readonly line: number;
  readonly isCode: boolean;
}

/** Ends that are no ends of a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx)\.$/;

/** Reads all text of a page, in reading order. */
export function readPassages(tree: Root): Passage[] {
  const passages: Passage[] = [];
  const walk = (node: Nodes, columns: readonly string[]): void => {
    if (node.type === 'paragraph') {
      if (node.data && 'directiveLabel' in node.data) return;
      passages.push(toPassage(node, 'paragraph', ''));
    } else if (node.type === 'heading') {
      passages.push(toPassage(node, 'heading', ''));
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const names = head?.children.map((cell) => getText(cell)) ?? [];
      for (const row of rows) walk(row, names);
    } else if (node.type === 'tableRow') {
      for (const [index, cell] of node.children.entries()) {
        passages.push(toPassage(cell, 'cell', columns[index] ?? ''));
      }
    } else if ('children' in node) {
      for (const child of node.children) walk(child, columns);
    }
  };
  walk(tree, []);
  return passages.filter(({ sentences }) => sentences.length > 0);
}

const DENIED_BEFORE =
  /\b(?:no|without|neither|nor|lacks?|not (?:called|named|a|an|the|have|take|know|accept|set|there))\b(?: [\w`'’,.-]+){0,4} $/i;
const DENIED_AFTER =
  /^ (?:\w+ )?(?:does not exist|do not exist|is unknown|is gone|is missing|is no |was removed|are gone|no longer)/;

/** Whether a sentence says of a piece of its code that it does not exist: "there is no `loading` prop". */
export function isDenied(code: string, { text }: Sentence): boolean {
  const quoted = `\`${code}\``;
  const parts = text.split(quoted);
  return parts.some((part, index) => {
    const before = index < parts.length - 1 && DENIED_BEFORE.test(parts.slice(0, index + 1).join(quoted));
    return before || (index > 0 && DENIED_AFTER.test(part));
  });
}

function toPassage(node: Parent & Nodes, kind: Passage['kind'], column: string): Passage {
  const line = node.position?.start.line ?? 1;
  return { kind, line, column, sentences: splitSentences(readRuns(node)) };
}

function getText(node: Nodes): string {
  return readRuns(node)
    .map(({ text }) => text)
    .join(' ');
}

/** The text of a node line by line, and its pieces of code. */
function readRuns(node: Nodes): Run[] {
  if (node.type === 'inlineCode') {
    return [{ text: node.value, line: node.position?.start.line ?? 1, isCode: true }];
  }
  if (node.type === 'text') {
    const start = node.position?.start.line ?? 1;
    return node.value.split('\n').map((text, index) => ({
      text: index > 0 ? ` ${text}` : text,
      line: start + index,
      isCode: false,
    }));
  }
  if (node.type === 'break') return [{ text: ' ', line: node.position?.start.line ?? 1, isCode: false }];
  return 'children' in node ? node.children.flatMap(readRuns) : [];
}

function splitSentences(runs: readonly Run[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Run[] = [];
  const finish = () => {
    const sentence = toSentence(current);
    if (sentence) sentences.push(sentence);
    current = [];
  };
  for (const run of runs) {
    if (run.isCode) {
      if (endsSentence(current)) finish();
      current.push(run);
      continue;
    }
    // Pieces begin after white space, so that a piece may begin a sentence.
    for (const piece of run.text.split(/(?<=\s)(?=\S)/)) {
      if (endsSentence(current) && /^\s*["“(]?[\p{Lu}\p{N}]/u.test(piece)) finish();
      current.push({ ...run, text: piece });
    }
  }
  finish();
  return sentences;
}

/** Whether what was read ends in a full stop and white space. */
function endsSentence(runs: readonly Run[]): boolean {
  const text = runs
    .slice(-3)
    .map((run) => (run.isCode ? 'x' : run.text))
    .join('');
  return /[.!?]["”’)]*\s+$/.test(text) && !ABBREVIATION.test(text.trimEnd());
}

function toSentence(runs: readonly Run[]): Sentence | null {
  const first = runs.find((run) => run.text.trim());
  if (!first) return null;
  const text = runs.map((run) => (run.isCode ? `\`${run.text}\`` : run.text)).join('');
  const words = runs.map((run) => (run.isCode ? 'x' : run.text)).join('');
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    line: first.line,
    wordCount: words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    codes: runs.filter((run) => run.isCode),
  };
}
