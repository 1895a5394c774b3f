import { expect, it } from 'vitest';
import { importSection } from '../../../../src/content/node/rules/importSection';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  ['## Import', 'Rake', true],
  ['## Installation', 'Rake', true],
  ['## Sizes', 'Rake', false],
  ['## Sizes\n\n### Import', 'Rake', false],
  ['## Sizes', '', true],
])('asks a component page for imports: %j of %j', (text, components, isRight) => {
  expect(listReasons(importSection, createPageSource(text, { components }))).toEqual(
    isRight ? [] : ['error 1: The page does not say what to import.'],
  );
});
