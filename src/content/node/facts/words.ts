/** A word of a text, or a piece of its code. */
export interface Word {
  readonly text: string;
  readonly isCode: boolean;
  /** The text between it and the previous word. */
  readonly gap: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits a text into words; inline code, between backticks, is one word. */
export function listWords(text: string): Word[] {
  const words: Word[] = [];
  let gap = '';
  const add = (word: string, isCode: boolean) => {
    words.push({ text: word, isCode, gap });
    gap = '';
  };
  for (const [index, part] of text.split('`').entries()) {
    if (index % 2 === 1) {
      add(part, true);
      continue;
    }
    for (const { segment, isWordLike } of segmenter.segment(part)) {
      if (isWordLike) add(segment, false);
      else gap += segment;
    }
  }
  return words;
}

/** Splits an identifier into words: `AsyncData2` → Async, Data, 2. */
export function splitName(name: string): string[] {
  return name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
}
