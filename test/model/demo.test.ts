import { describe, expect, it } from 'vitest';
import { toDemoFileName } from '../../src/model/demo';

describe('the name of a demo’s file', () => {
  it.each([
    ['data/garden/Rake.tsx', 'TS', 'Rake.tsx'],
    ['data/garden/Rake.tsx', 'JS', 'Rake.js'],
    ['data/Rake/Rake.tsx', 'TS', 'Rake.tsx'],
    ['data/garden/Rake/css/index.tsx', 'TS', 'Rake/css/index.tsx'],
    ['data/garden/Rake/css/index.tsx', 'JS', 'Rake/css/index.js'],
  ] as const)('of %s in %s is %s', (file, language, name) => {
    expect(toDemoFileName(file, language)).toBe(name);
  });
});
