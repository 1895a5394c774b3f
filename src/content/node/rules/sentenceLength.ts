import { createError, createWarning } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Longest sentence, in words, without a warning and without an error. */
const WORDS = { warning: 30, error: 35 };

/** Sentences are short enough to be read once. */
export const sentenceLength: PageRule = {
  name: 'sentenceLength',
  stops: 'ci',
  check: ({ file, textBlocks }) =>
    textBlocks
      .flatMap(({ sentences }) => sentences)
      .filter(({ wordCount }) => wordCount > WORDS.warning)
      .map(({ text, line, wordCount }) => {
        const create = wordCount > WORDS.error ? createError : createWarning;
        const start = text.length > 60 ? `${text.slice(0, 57)}…` : text;
        return create(file, line, `The sentence "${start}" has ${wordCount} words.`, 'Make two of it.');
      }),
};
