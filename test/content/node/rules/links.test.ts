import { expect, it } from 'vitest';
import { links } from '../../../../src/content/node/rules/links';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const targets = new Map([
  ['/material-ui/react-rake/', new Set(['teeth'])],
  ['/soil/', null],
]);

it.each([
  ['[A](#teeth) [B](/material-ui/react-rake/#teeth) [C](/soil/#any) [D](https://soil.example/)', []],
  ['[A](/sand/)', ['error 6: Link to /sand/: there is no such page.']],
  ['[A](#handle)', [expect.stringMatching(/^error 6: Link to #handle: .* no element with the id "handle"/)]],
  // The reader reports its form.
  ['[A](/sand)', []],
])('finds links to nowhere: %s', (text, reasons) => {
  expect(listReasons(links, createPageSource(text), { site: { targets } })).toEqual(reasons);
});
