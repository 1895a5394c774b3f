import { expect, it } from 'vitest';
import { findDemoInHash } from '../../src/model/demoLink';

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
