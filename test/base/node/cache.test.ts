import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

runInTemporaryFolder({});

async function load() {
  const { readOrCreate } = await import('../../../src/base/node/cache');
  const make = vi.fn((text: string) => text);
  const read = (input: string, text: string, keepsOnlyLatest = false) =>
    readOrCreate({
      folder: 'numbers',
      input,
      create: () => make(text),
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

it.each([
  ['nothing', () => ''],
  ['its start', (kept: string) => kept.slice(0, -1)],
  ['its hash alone', (kept: string) => kept.split('\n')[0] ?? ''],
  ['its text alone', (kept: string) => kept.split('\n')[1] ?? ''],
  ['something else that could be parsed', (kept: string) => kept.replace('123', '321')],
  ['zeros, as after a power failure', (kept: string) => '\0'.repeat(kept.length)],
  ['garbage', () => '{"\uFFFD'],
])('makes again a text of whose file there is %s', async (_, damage) => {
  const { read } = await load();
  await read('a', '123');
  const file = `.cache/numbers/${readdirSync('.cache/numbers')[0]}`;
  writeFile(file, damage(readFileSync(file, 'utf8')));
  expect(await read('a', '4')).toBe(4);
  expect(await read('a', '5')).toBe(4);
});

it('does not wait for a process that was killed while it wrote', async () => {
  const { read } = await load();
  await read('a', '1');
  const [name = ''] = readdirSync('.cache/numbers');
  rmSync(`.cache/numbers/${name}`);
  writeFile(`.cache/numbers/${name}.1.part`, '12');
  expect(await read('a', '2')).toBe(2);
});

it('leaves nothing behind when it cannot write', async () => {
  const { read } = await load();
  await read('a', '1');
  const [name = ''] = readdirSync('.cache/numbers');
  rmSync(`.cache/numbers/${name}`);
  writeFile(`.cache/numbers/${name}/in-the-way`, '');
  await expect(read('a', '2')).rejects.toThrow('EISDIR');
  expect(readdirSync('.cache/numbers')).toEqual([name]);
});

it('says so when it cannot read what it has made', async () => {
  const { read } = await load();
  await expect(read('a', 'x')).rejects.toThrow('cannot be parsed');
  expect(readdirSync('.')).toEqual([]);
});

it('keeps bytes as they are', async () => {
  const { readOrCreate } = await import('../../../src/base/node/cache');
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  const make = vi.fn(() => bytes.toString('latin1'));
  const read = () =>
    readOrCreate({
      folder: 'pictures',
      input: 'a',
      encoding: 'latin1',
      create: make,
      parse: (text) => Buffer.from(text, 'latin1'),
    });
  expect(await read()).toEqual(bytes);
  expect(await read()).toEqual(bytes);
  expect(make).toHaveBeenCalledTimes(1);
});
