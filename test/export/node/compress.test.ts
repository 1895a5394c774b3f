import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from '../../../src/export/node/compress';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const SHORT = '<p>Dry.</p>'.repeat(50);
const PAGE = '<p>Dark and wet.</p>'.repeat(200);

runInTemporaryFolder({
  'soil/index.html': PAGE,
  'soil/code.js': PAGE,
  'soil/short.html': SHORT,
  'soil/picture.png': PAGE,
});

it('every text of a packet or more is there compressed, too, and what is added is counted', async () => {
  const { size, compressedSize } = await compressFiles('.');
  expect(size).toBe(3 * PAGE.length + SHORT.length);
  const files = readdirSync('soil').sort();
  expect(files).toEqual([
    'code.js',
    'code.js.br',
    'code.js.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'picture.png',
    'short.html',
  ]);
  const added = files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => readFileSync(`soil/${file}`));
  expect(compressedSize).toBe(added.reduce((sum, { length }) => sum + length, 0));
  expect(brotliDecompressSync(readFileSync('soil/index.html.br')).toString()).toBe(PAGE);
  expect(gunzipSync(readFileSync('soil/index.html.gz')).toString()).toBe(PAGE);
});

it('what an earlier export has of the same file is taken over, and nothing of another', async () => {
  await compressFiles('.');
  writeFile('earlier/code.js', PAGE);
  writeFile('earlier/code.js.br', 'of the same file');
  writeFile('earlier/index.html', SHORT);
  writeFile('earlier/index.html.br', 'of another file');
  writeFile('now/code.js', PAGE);
  writeFile('now/index.html', PAGE);
  const { compressedSize } = await compressFiles('now', 'earlier');
  expect(readFileSync('now/code.js.br', 'utf8')).toBe('of the same file');
  expect(readdirSync('now').sort()).toEqual([
    'code.js',
    'code.js.br',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(readFileSync('now/index.html.br')).toString()).toBe(PAGE);
  const added = ['code.js.br', 'index.html.br', 'index.html.gz'].map((file) => readFileSync(`now/${file}`));
  expect(compressedSize).toBe(added.reduce((sum, { length }) => sum + length, 0));
});

it('the same text gives the same bytes, whenever it is compressed', async () => {
  await compressFiles('.');
  expect(readFileSync('soil/index.html.gz').subarray(4, 8)).toEqual(Buffer.alloc(4));
  writeFile('later/index.html', PAGE);
  await compressFiles('later');
  for (const extension of ['br', 'gz']) {
    expect(readFileSync(`later/index.html.${extension}`)).toEqual(
      readFileSync(`soil/index.html.${extension}`),
    );
  }
});
