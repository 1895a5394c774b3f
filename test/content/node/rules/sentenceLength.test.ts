import { expect, it } from 'vitest';
import { sentenceLength } from '../../../../src/content/node/rules/sentenceLength';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const toSentence = (words: number) => `${Array.from({ length: words }, () => 'leaf').join(' ')}.`;

it.each([
  [30, []],
  [31, [expect.stringMatching(/^warning 6: .* has 31 words/)]],
  [36, [expect.stringMatching(/^error 6: .* has 36 words/)]],
])('counts the words of sentences: %i', (words, reasons) => {
  expect(listReasons(sentenceLength, createPageSource(toSentence(words)))).toEqual(reasons);
});
