import { TERMS } from '../../../../data/terms';
import type { PageSource } from '../reader/readPage';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';
import { listWords, type Word } from '../facts/words';

/** Text uses the terms of `data/terms.ts`, outside its code. */
export const terms: PageRule = {
  name: 'terms',
  stops: 'ci',
  check: (page) => listTexts(page).flatMap(({ text, line }) => findTerms(page.file, text, line)),
};

/** All text of a page: title and description, headings, paragraphs, cells. */
function listTexts({ frontMatter, textBlocks }: PageSource): { text: string; line: number }[] {
  return [
    { text: frontMatter?.title ?? '', line: 2 },
    { text: frontMatter?.description ?? '', line: 3 },
    ...textBlocks.flatMap(({ sentences }) => sentences),
  ];
}

function findTerms(file: string, text: string, line: number): Diagnostic[] {
  const words = listWords(text);
  const diagnostics: Diagnostic[] = [];
  for (let start = 0; start < words.length; ) {
    const match = matchTerm(words.slice(start));
    start += match?.length ?? 1;
    if (match) diagnostics.push(createError(file, line, `The text says "${match.found}".`, match.fix));
  }
  return diagnostics;
}

interface Match {
  /** Its number of words. */
  readonly length: number;
  readonly found: string;
  readonly fix: string;
}

/** The first term of the list that matches the beginning of the words. */
function matchTerm(words: readonly Word[]): Match | null {
  for (const { wrong, right, reason } of TERMS) {
    const parts = wrong.split(' ').map((pattern, index) => matchWord(pattern, words[index], index > 0));
    if (parts.includes(null)) continue;
    const found = words
      .slice(0, parts.length)
      .map((word, index) => (index > 0 ? `${word.gap}${word.text}` : word.text))
      .join('');
    const fix = fillTerm(right, parts.join(''), /^\p{Lu}/u.test(found));
    return { length: parts.length, found, fix: `Write "${fix}": ${reason}` };
  }
  return null;
}

/** The part of a word that matches the pattern's wildcard; `null` when the word does not match. */
function matchWord(pattern: string, word: Word | undefined, isInside: boolean): string | null {
  if (!word || word.isCode || (isInside && word.gap.trim() !== '')) return null;
  if (pattern === '#') return /^[\d.,]+$/.test(word.text) ? word.text : null;
  const text = /\p{Lu}/u.test(pattern) ? word.text : word.text.toLowerCase();
  if (!pattern.endsWith('*')) return text === pattern ? '' : null;
  return text.startsWith(pattern.slice(0, -1)) ? text.slice(pattern.length - 1) : null;
}

/** Fills in the wildcard of the right term, which is capitalized if the wrong one was. */
function fillTerm(right: string, wildcardText: string, hasCapital: boolean): string {
  const filled = right.replace(/[#*]/, wildcardText);
  return hasCapital ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
}
