import { expect, it } from 'vitest';
import { documentedNames } from '../../../../src/content/node/rules/documentedNames';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['Rake', []],
  ['Rake, Spade', ['error 1: Front matter: no package exports "Spade".']],
])('looks up what the front matter documents: %s', (documented, reasons) => {
  const page = createPageSource('Text.', { components: documented });
  expect(listReasons(documentedNames, page, { components: { Rake: [] } })).toEqual(reasons);
});
