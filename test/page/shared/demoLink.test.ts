import { expect, it } from 'vitest';
import { findDemoInHash, listDemoAnchors } from '../../../src/page/shared/demoLink';

it.each([
  ['#Rake', { name: 'Rake', isOpen: false, isStyled: false }],
  ['#Rake.js', { name: 'Rake', isOpen: true, isStyled: false }],
  ['#Rake.tsx', { name: 'Rake', isOpen: true, isStyled: false }],
  ['#tailwind-Rake.tsx', { name: 'Rake', isOpen: true, isStyled: true }],
  ['#css-Rake.js', { name: 'Rake', isOpen: true, isStyled: true }],
  ['#system-Rake', { name: 'Rake', isOpen: false, isStyled: true }],
  ['', null],
  ['#a-heading', null],
  ['#Rake.ts', null],
  ['#Rake.JS', null],
  ['#other-Rake.js', null],
  ['#Rake<script>', null],
  ['#%E0%A4%A', null],
])('%s', (hash, expected) => {
  expect(findDemoInHash(hash)).toEqual(expected);
});

it.each([
  ['Rake', undefined, [], ['Rake.js', 'Rake.tsx']],
  ['Rake', ['Hoe'], [], ['Rake.js', 'Rake.tsx', 'Hoe', 'Hoe.js', 'Hoe.tsx']],
  [
    'Rake',
    undefined,
    ['system', 'css'],
    ['', 'system-', 'css-']
      .flatMap((prefix) => ['', '.js', '.tsx'].map((end) => `${prefix}Rake${end}`))
      .slice(1),
  ],
] as const)(
  '%s with the former names %j, in the stylings %j, has anchors',
  (name, aliases, stylings, anchors) => {
    const found = listDemoAnchors(
      name,
      aliases,
      stylings.map((styling) => ({ styling })),
    );
    expect(found).toEqual(anchors);
    // Each is one that a link may name.
    for (const anchor of found) expect(findDemoInHash(`#${anchor}`)).not.toBeNull();
  },
);
