import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  decodePng,
  encodeIndexedPng,
  readPngSize,
} from '../../../../../src/extensions/social/node/brand/png';
import { toIco } from '../../../../../src/extensions/social/node/brand/toIco';

/** A PNG of one line per given filter, as browsers write it: 8 bits, RGB or RGBA. */
function createPng(width: number, lines: readonly (readonly number[])[], hasAlpha: boolean): Buffer {
  const png = encodeIndexedPng({
    width,
    height: lines.length,
    rgba: new Uint8Array(width * lines.length * 4),
  });
  const head = Buffer.from(png.subarray(0, 33));
  head[25] = hasAlpha ? 6 : 2;
  const data = deflateSync(Buffer.from(lines.flat()));
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write('IDAT', 4);
  data.copy(chunk, 8);
  return Buffer.concat([head, chunk]);
}

it.each([
  ['none', [0, 10, 20, 30, 40, 50, 60]],
  ['the pixel before', [1, 10, 20, 30, 30, 30, 30]],
  ['the line above', [2, 9, 19, 29, 39, 49, 59]],
  ['their mean', [3, 10, 20, 30, 35, 40, 45]],
  ['the nearest neighbor', [4, 9, 19, 29, 30, 30, 30]],
])('reads lines that are written relative to %s', (_, second) => {
  const { rgba } = decodePng(createPng(2, [[0, 1, 1, 1, 1, 1, 1], second], false));
  expect([...rgba.subarray(0, 8)]).toEqual([1, 1, 1, 255, 1, 1, 1, 255]);
  expect([...rgba.subarray(8)]).toEqual([10, 20, 30, 255, 40, 50, 60, 255]);
});

it('keeps transparency', () => {
  const { rgba } = decodePng(createPng(1, [[0, 1, 2, 3, 128]], true));
  expect([...rgba]).toEqual([1, 2, 3, 128]);
});

it('writes the most frequent colors, and the nearest of them for others', () => {
  const rgba = new Uint8Array(300 * 4).fill(255);
  for (let i = 0; i < 255; i++) rgba.set([i, 0, 0, 255], i * 4);
  rgba.set([0, 3, 0, 255], 299 * 4);
  const png = encodeIndexedPng({ width: 20, height: 15, rgba });
  expect(readPngSize(png)).toEqual({ width: 20, height: 15 });
  // 255 reds and white are the palette: the green that comes once is shown as the darkest of them.
  expect(png.length).toBeLessThan(2200);
  expect(() => readPngSize(Buffer.from('GIF89a, no picture of ours'))).toThrow('not a PNG');
});

it('puts a PNG into an icon file', () => {
  const png = encodeIndexedPng({ width: 1, height: 1, rgba: new Uint8Array(4) });
  const ico = toIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
});
