import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** An image with 8 bits per channel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly rgba: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Width and height from the header of a PNG file. */
export function readPngSize(png: Buffer): { width: number; height: number } {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is not a PNG file.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Reads a PNG as browsers write it: RGB or RGBA, 8 bits, not interlaced. */
export function decodePng(png: Buffer): Pixels {
  const { width, height } = readPngSize(png);
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data);
  }
  const lines = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  let previous = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const line = unfilter(
      lines.subarray(start + 1, start + 1 + stride),
      previous,
      lines[start] ?? 0,
      channels,
    );
    for (let x = 0; x < width; x++) {
      rgba.set(line.subarray(x * channels, (x + 1) * channels), (y * width + x) * 4);
    }
    previous = line;
  }
  return { width, height, rgba };
}

function unfilter(
  line: Uint8Array,
  above: Uint8Array,
  filter: number,
  step: number,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(line.length);
  for (let i = 0; i < line.length; i++) {
    const [a, b, c] = [out[i - step] ?? 0, above[i] ?? 0, above[i - step] ?? 0];
    const guess = [0, a, b, (a + b) >> 1, predict(a, b, c)][filter] ?? 0;
    out[i] = (line[i] ?? 0) + guess;
  }
  return out;
}

/** The neighbor that is nearest to left + above - corner (PNG's "Paeth"). */
function predict(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/**
 * Encodes an image with a palette of its 256 most frequent colors: a third of the bytes for flat drawings.
 * Most pixels equal the one before, and cost only a comparison.
 */
export function encodeIndexedPng({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const palette = listColors(colors).slice(0, 256);
  const channels = palette.map(toChannels);
  const indices = new Map(palette.map((color, index) => [color, index]));
  const lines = Buffer.alloc(height * (width + 1));
  let last = -1;
  let index = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 1; x <= width; x++, at++) {
      const color = colors[at] ?? 0;
      if (color !== last) {
        index = indices.get(color) ?? findNearest(toChannels(color), channels);
        indices.set(color, index);
        last = color;
      }
      lines[y * (width + 1) + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(channels.flatMap(([r, g, b]) => [r, g, b]))),
    toChunk('tRNS', Buffer.from(channels.map(([, , , a]) => a))),
    toChunk('IDAT', deflateSync(lines, { level: 8, memLevel: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The distinct colors, most frequent first. */
function listColors(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (let start = 0, end = 0; start < colors.length; start = end) {
    const color = colors[start] ?? 0;
    while (end < colors.length && colors[end] === color) end++;
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color);
}

type Channels = readonly [number, number, number, number];

function toChannels(color: number): Channels {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255, color >>> 24];
}

function findNearest([r, g, b, a]: Channels, palette: readonly Channels[]): number {
  let nearest = 0;
  let smallest = Infinity;
  palette.forEach((one, index) => {
    const distance = (one[0] - r) ** 2 + (one[1] - g) ** 2 + (one[2] - b) ** 2 + (one[3] - a) ** 2;
    if (distance >= smallest) return;
    smallest = distance;
    nearest = index;
  });
  return nearest;
}

function toChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
