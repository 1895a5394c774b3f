import type { Nodes, Parent, Root } from 'mdast';

/** Inline code in a sentence. */
export interface InlineCode {
  readonly text: string;
  /** Line within the page's file, from 1. */
  readonly line: number;
}

/** A sentence, or the text of a table cell. */
export interface Sentence {
  /** On one line, with code between backticks. */
  readonly text: string;
  /** Without code: each piece of code becomes the letter x, each key in `<kbd>` the character ⌨. */
  readonly prose: string;
  /** Line within the page's file on which it starts. */
  readonly line: number;
  readonly wordCount: number;
  readonly inlineCodes: readonly InlineCode[];
}

/** A block of text: a heading, a paragraph (also in a list item), or a table cell. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'cell';
  readonly line: number;
  /** Heading of the table's column, for a cell. */
  readonly column: string;
  readonly sentences: readonly Sentence[];
}

/** A piece of text or code within one line of a block. */
interface Run {
  readonly text: string;
  readonly line: number;
  readonly isCode: boolean;
  readonly isKey: boolean;
}

/** Reads all text of a page, in reading order. */
export function readTextBlocks(tree: Root): TextBlock[] {
  const textBlocks: TextBlock[] = [];
  const walk = (node: Nodes, columns: readonly string[]): void => {
    if (node.type === 'paragraph') {
      if (node.data && 'directiveLabel' in node.data) return;
      textBlocks.push(toTextBlock(node, 'paragraph', ''));
    } else if (node.type === 'heading') {
      textBlocks.push(toTextBlock(node, 'heading', ''));
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const names = head?.children.map((cell) => getText(cell)) ?? [];
      for (const row of rows) walk(row, names);
    } else if (node.type === 'tableRow') {
      for (const [index, cell] of node.children.entries()) {
        textBlocks.push(toTextBlock(cell, 'cell', columns[index] ?? ''));
      }
    } else if ('children' in node) {
      for (const child of node.children) walk(child, columns);
    }
  };
  walk(tree, []);
  return textBlocks.filter(({ sentences }) => sentences.length > 0);
}

const MISSING_BEFORE =
  /\b(?:no|without|neither|nor|lacks?|not (?:called|named|a|an|the|have|take|know|accept|set|there))\b(?: [\w`'’,.-]+){0,4} $/i;
const MISSING_AFTER =
  /^ (?:\w+ )?(?:does not exist|do not exist|is unknown|is gone|is missing|is no |was removed|are gone|no longer)/;

/** Whether a sentence says that a piece of its code does not exist: "there is no `loading` prop". */
export function isDescribedAsMissing(code: string, { text }: Sentence): boolean {
  const quoted = `\`${code}\``;
  const parts = text.split(quoted);
  return parts.some((part, index) => {
    const before = index < parts.length - 1 && MISSING_BEFORE.test(parts.slice(0, index + 1).join(quoted));
    return before || (index > 0 && MISSING_AFTER.test(part));
  });
}

function toTextBlock(node: Parent & Nodes, kind: TextBlock['kind'], column: string): TextBlock {
  const line = node.position?.start.line ?? 1;
  return { kind, line, column, sentences: splitSentences(readRuns(node)) };
}

function getText(node: Nodes): string {
  return readRuns(node)
    .map(({ text }) => text)
    .join(' ');
}

/** The text of a node, split at line breaks and code. */
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

/** Abbreviations, whose period does not end a sentence. */
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
  // Code may start a sentence, like a proper name, but never ends one.
  const plain = runs.map((run) => (run.isCode ? 'X'.repeat(run.text.length) : run.text)).join('');
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { segment, index } of segmenter.segment(plain)) {
    const end = index + segment.length;
    if (end < plain.length && !endsSentence(segment, plain.slice(end))) continue;
    const sentence = toSentence(sliceRuns(runs, start, end));
    if (sentence) sentences.push(sentence);
    start = end;
  }
  return sentences;
}

/** Whether a segment really ends a sentence, judging by its last word and the text after it. */
function endsSentence(segment: string, rest: string): boolean {
  const lastWord = segment.trimEnd().split(/[\s(]/).at(-1) ?? '';
  return !ABBREVIATIONS.has(lastWord) && !/^\p{Ll}/u.test(rest);
}

/** The runs between two offsets in the concatenated text. */
function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
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
    inlineCodes: runs.filter((run) => run.isCode),
  };
}
