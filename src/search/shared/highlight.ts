/** A piece of a text, and whether it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Letter {
  readonly letter: string;
  /** Its index in the text, in code units. */
  readonly index: number;
  readonly length: number;
  /** Whether a word or camel-case part starts here. */
  readonly isStart: boolean;
}

/**
 * Splits a text at the terms found in it. A term has to start at a word or a camel-case part, and may span
 * words: `datagrid` is found in "Data Grid". The parts joined are always the text.
 */
export function splitMatches(text: string, terms: readonly string[]): TextPart[] {
  const letters = listLetters(text);
  const marked = new Uint8Array(text.length);
  for (const term of terms) {
    const termLetters = Array.from(term);
    for (let start = 0; start + termLetters.length <= letters.length; start += 1) {
      if (!letters[start]?.isStart) continue;
      if (!termLetters.every((letter, offset) => letters[start + offset]?.letter === letter)) continue;
      const first = letters[start];
      const last = letters[start + termLetters.length - 1];
      if (first && last) marked.fill(1, first.index, last.index + last.length);
    }
  }
  return joinParts(text, marked);
}

function listLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  let index = 0;
  let previous = '';
  for (const letter of text) {
    if (/[\p{L}\p{N}]/u.test(letter)) {
      const isHump = /\p{Lu}/u.test(letter) && /\p{Ll}/u.test(previous);
      const isStart = isHump || !/[\p{L}\p{N}]/u.test(previous);
      letters.push({ letter: letter.toLowerCase(), index, length: letter.length, isStart });
    }
    previous = letter;
    index += letter.length;
  }
  return letters;
}

function joinParts(text: string, marked: Uint8Array): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && marked[end] === marked[start]) continue;
    parts.push({ text: text.slice(start, end), isMatch: marked[start] === 1 });
    start = end;
  }
  return parts;
}
