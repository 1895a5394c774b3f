import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  findThumbnail,
  getThumbnailFile,
  getThumbnailFingerprint,
  listThumbnails,
  TAKE_THUMBNAILS,
  THUMBNAIL_SIZE,
} from '../../../../src/demo/node/thumbnails/thumbnails';

describe.each(listThumbnails())('the picture $src', (thumbnail) => {
  it('shows the demo as it is', () => {
    const message = `${thumbnail.demo} has changed since its picture was taken. ${TAKE_THUMBNAILS}.`;
    expect(getThumbnailFingerprint(thumbnail), message).toBe(thumbnail.shows);
  });

  it('is a small file of the size that its place has', async () => {
    const file = getThumbnailFile(thumbnail);
    expect(existsSync(file), TAKE_THUMBNAILS).toBe(true);
    expect(statSync(file).size).toBeLessThan(25_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', ...THUMBNAIL_SIZE });
  });
});

it('is found by its demo', () => {
  const [thumbnail] = listThumbnails();
  expect(thumbnail).toBeDefined();
  expect(findThumbnail(thumbnail?.demo ?? '')).toEqual(thumbnail);
  expect(thumbnail?.alt).toMatch(/ template in light and dark mode$/);
});

it('is missing: the build says which, and what to do', () => {
  expect(() => findThumbnail('data/garden/Rake.tsx')).toThrow(
    'data/garden/Rake.tsx: has no picture. Add it to data/thumbnails.json. Run npm run build',
  );
});
