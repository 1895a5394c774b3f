import { expect, it } from 'vitest';
import { listWords, splitName } from '../../../../src/content/node/facts/words';

it('reads words, code as one, and what stands between them', () => {
  expect(listWords('Set `a b`, then “go” 24 px.')).toEqual([
    { text: 'Set', isCode: false, gap: '' },
    { text: 'a b', isCode: true, gap: ' ' },
    { text: 'then', isCode: false, gap: ', ' },
    { text: 'go', isCode: false, gap: ' “' },
    { text: '24', isCode: false, gap: '” ' },
    { text: 'px', isCode: false, gap: ' ' },
  ]);
});

it.each([
  ['AsyncData2', ['Async', 'Data', '2']],
  ['useHTMLInput', ['use', 'HTML', 'Input']],
  ['Grid2', ['Grid', '2']],
])('splits %s', (name, words) => {
  expect(splitName(name)).toEqual(words);
});
