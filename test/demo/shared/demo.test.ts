import { describe, expect, it } from 'vitest';
import { getDemoName, getDemoPath, toDemoFileName } from '../../../src/demo/shared/demo';

describe('the name of a demo’s file', () => {
  it.each([
    ['data/garden/Rake.tsx', 'TS', 'Rake.tsx'],
    ['data/garden/Rake.tsx', 'JS', 'Rake.js'],
    ['data/Rake/Rake.tsx', 'TS', 'Rake.tsx'],
    ['data/garden/Rake/index.tsx', 'TS', 'Rake/index.tsx'],
    ['data/garden/Rake/css/index.tsx', 'TS', 'Rake/css/index.tsx'],
    ['data/garden/Rake/css/index.tsx', 'JS', 'Rake/css/index.js'],
  ] as const)('of %s in %s is %s', (file, language, name) => {
    expect(toDemoFileName(file, language)).toBe(name);
  });
});

it.each(['data/garden/Rake.tsx', 'data/css/Rake/index.tsx', 'data/garden/Rake/css/index.tsx'])(
  'the demo of %s is called Rake',
  (file) => {
    expect(getDemoName(file)).toBe('Rake');
  },
);

it('a demo that is a folder has the address of its folder', () => {
  expect(getDemoPath('data/garden/tools/Rake/index.tsx')).toBe('/demos/garden/tools/Rake/');
});
