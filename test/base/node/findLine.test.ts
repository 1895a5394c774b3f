import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../temporaryFolder';

runInTemporaryFolder({ 'data/rake.ts': "{\n  rake: 'tines',\n  hoe: 'blade',\n  fork: 'tines',\n}\n" });

it.each<[what: string, texts: (string | string[])[], line: number]>([
  ['a text, where it stands first', ["'tines'"], 2],
  ['several texts, where all are', [['fork', "'tines'"]], 4],
  ['what is there, of several', ["'handle'", "'blade'", "'tines'"], 3],
  ['nothing, so the file is meant', ["'handle'"], 1],
])('finds %s', async (_, texts, line) => {
  const { findLine } = await import('../../../src/base/node/findLine');
  expect(findLine('data/rake.ts', ...texts)).toBe(line);
});

it('means the whole file where there is none', async () => {
  const { findLine } = await import('../../../src/base/node/findLine');
  expect(findLine('data/spade.ts', "'tines'")).toBe(1);
});
