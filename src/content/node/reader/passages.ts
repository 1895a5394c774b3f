import type { Nodes, Parent, Root } from 'mdast';

/** Inline code in a sentence. */
export interface InlineCode {
  readonly text: string;
  /** Line within the page's file, from 1. */
  readonly line: number;
}

/** A sentence, or the text of a table cell. */
export interface Sentence {
  /** On one line, its code between backticks. */
  readonly text: string;
  /** Its words alone: each piece of code is the letter x, each key in `<kbd>` the sign ⌨. */
  readonly prose: string;
  /** Line within the page's file on which it starts. */
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
  readonly isKey: boolean;
}

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

/** Whether a sentence says that a piece of its code does not exist: "there is no `loading` prop". */
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
  const line = node.position?.start.line ?? 1;
  const toRun = (text: string, at = line): Run => ({ text, line: at, isCode: false, isKey: false });
  if (node.type === 'inlineCode') return [{ ...toRun(node.value), isCode: true }];
  if (node.type === 'text') {
    return node.value.split('\n').map((text, index) => toRun(index > 0 ? ` ${text}` : text, line + index));
  }
  if (node.type === 'break') return [toRun(' ')];
  if (!('children' in node)) return [];
  const runs = node.children.flatMap(readRuns);
  const isKey = node.type === 'mdxJsxTextElement' && node.name === 'kbd';
  return isKey ? runs.map((run) => ({ ...run, isKey })) : runs;
}

/** Abbreviations, whose dot does not end a sentence. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  'e.g.',
  'i.e.',
  'etc.',
  'vs.',
  'cf.',
  'approx.',
  'incl.',
]);

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function splitSentences(runs: readonly Run[]): Sentence[] {
  // Code may start a sentence, like a name, and never ends one.
  const plain = runs.map((run) => (run.isCode ? 'X'.repeat(run.text.length) : run.text)).join('');
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { segment, index } of segmenter.segment(plain)) {
    const end = index + segment.length;
    if (end < plain.length && !endsSentence(segment, plain.slice(end))) continue;
    const sentence = toSentence(cutRuns(runs, start, end));
    if (sentence) sentences.push(sentence);
    start = end;
  }
  return sentences;
}

/** Whether a boundary of the segmenter ends a sentence, by the text after it. */
function endsSentence(segment: string, rest: string): boolean {
  const lastWord = segment.trimEnd().split(/[\s(]/).at(-1) ?? '';
  return !ABBREVIATIONS.has(lastWord) && !/^\p{Ll}/u.test(rest);
}

/** The runs between two offsets within the text of all. */
function cutRuns(runs: readonly Run[], start: number, end: number): Run[] {
  let offset = 0;
  return runs.flatMap((run) => {
    const [from, to] = [start - offset, end - offset];
    offset += run.text.length;
    const text = run.text.slice(Math.max(0, from), Math.max(0, to));
    return text ? [{ ...run, text }] : [];
  });
}

function toSentence(runs: readonly Run[]): Sentence | null {
  const first = runs.find((run) => run.text.trim());
  if (!first) return null;
  const text = runs.map((run) => (run.isCode ? `\`${run.text}\`` : run.text)).join('');
  const words = runs.map((run) => (run.isCode ? 'x' : run.text)).join('');
  const prose = runs.map((run) => (run.isCode ? 'x' : run.isKey ? '⌨' : run.text)).join('');
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    prose: prose.replace(/\s+/g, ' ').trim(),
    line: first.line,
    wordCount: words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    codes: runs.filter((run) => run.isCode),
  };
}
