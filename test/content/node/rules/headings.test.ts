import { expect, it } from 'vitest';
import { headings } from '../../../../src/content/node/rules/headings';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['## Teeth\n\n### Before you begin\n\n## Forms\n\n## Build your own with useRake', []],
  ['## With teeth', ['The heading "With teeth" begins with a preposition.']],
  ['## Garden\n\n### As a fork', ['The heading "As a fork" begins with a preposition.']],
  ['## In a form', ['The heading says "In a form".']],
  ['## Rakes in forms', ['The heading says "Rakes in forms".']],
  ['## Controlled rakes', ['The heading says "Controlled rakes".']],
  ['## Controls of a rake', []],
  ['## Use with React Hook Form', ['The heading says "Use with React Hook Form".']],
  ['## On the server', ['The heading says "On the server".']],
  ['## Rendering on the server', ['The heading says "Rendering on the server".']],
  ['## Right-to-left layouts', ['The heading says "Right-to-left layouts".']],
  ['## Styling', ['The heading says "Styling".']],
  ['## Class names', ['The heading says "Class names".']],
  ['## Types', ['The heading says "Types".']],
  ['## Your own controls with useRake', ['The heading says "Your own controls with useRake".']],
  ['## Your own breakpoints', ['The heading says "Your own breakpoints".']],
])('finds headings in %j', (text, reasons) => {
  const found = listReasons(headings, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
