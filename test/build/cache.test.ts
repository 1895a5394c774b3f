import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../temporaryFolder';

runInTemporaryFolder({});

async function load() {
  const { readOrMake } = await import('../../src/build/cache');
  const make = vi.fn((text: string) => text);
  const read = (input: string, text: string, keepsOnlyLatest = false) =>
    readOrMake({
      folder: 'numbers',
      input,
      make: () => make(text),
      parse: (kept) => (/^\d+$/.test(kept) ? Number(kept) : null),
      keepsOnlyLatest,
    });
  return { read, make };
}

it('makes what it has not kept, once for each input', async () => {
  const { read, make } = await load();
  expect(await read('a', '1')).toBe(1);
  expect(await read('a', '2')).toBe(1);
  expect(await read('b', '3')).toBe(3);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync('.cache/numbers')).toHaveLength(2);
});

it('keeps nothing but the latest where it is told so', async () => {
  const { read, make } = await load();
  await read('old', '1', true);
  await read('new', '2', true);
  expect(readdirSync('.cache/numbers')).toHaveLength(1);
  await read('new', '3', true);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes again what somebody else has written over', async () => {
  const { read } = await load();
  await read('a', '1');
  const [file = ''] = readdirSync('.cache/numbers');
  writeFile(`.cache/numbers/${file}`, 'not a number');
  expect(await read('a', '2')).toBe(2);
});

it('says so when it cannot read what it has made', async () => {
  const { read } = await load();
  await expect(read('a', 'x')).rejects.toThrow('cannot be read again');
  expect(readdirSync('.')).toEqual([]);
});
