const HEADER = 22;

/** An `.ico` file that contains one square PNG of at most 255 px. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18); // offset of the image
  return Buffer.concat([header, png]);
}
