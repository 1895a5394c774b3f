import { existsSync } from 'node:fs';
import path from 'node:path';
import pictures from '../../../../data/thumbnails.json';
import { hash } from '../../../base/node/cache';
import { ROOT } from '../../../base/node/files';
import { readInstalledVersion } from '../../../base/node/manifest';
import { getDemoName, toWords } from '../../shared/demo';
import { readDemoCode } from '../files/demoFiles';
import { listDemoPackages } from '../files/packages';

/** A line of `data/thumbnails.json`. */
interface Entry {
  /** Repository path of the demo. */
  readonly demo: string;
  /** Fingerprint of what the picture shows; empty before there is one. */
  readonly shows: string;
}

/** The picture of a demo that is a whole page. */
export interface Thumbnail extends Entry {
  /** Public path. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The size of all pictures: half a window of 1280 × 800. */
export const THUMBNAIL_SIZE = { width: 640, height: 400 };

/** How to make a picture, or make it anew. */
export const TAKE_THUMBNAILS =
  'Run npm run build, then npm run thumbnails, and commit public/static/thumbnails';

/** All pictures of demos, as `data/thumbnails.json` lists them. */
export function listThumbnails(): Thumbnail[] {
  const entries: Readonly<Record<string, Entry>> = pictures;
  return Object.entries(entries).map(([src, entry]) => ({
    ...entry,
    src,
    ...THUMBNAIL_SIZE,
    alt: `${toWords(getDemoName(entry.demo))} in light and dark mode`,
  }));
}

/**
 * The picture of a demo. One that is out of date is better than none: a test says so, not the build.
 * @param demo repository path of its file
 * @throws Error when there is no such picture
 */
export function findThumbnail(demo: string): Thumbnail {
  const thumbnail = listThumbnails().find((one) => one.demo === demo);
  if (thumbnail && existsSync(getThumbnailFile(thumbnail))) return thumbnail;
  throw new Error(`${demo}: has no picture. Add it to data/thumbnails.json. ${TAKE_THUMBNAILS}.`);
}

/** Absolute path of a picture. */
export function getThumbnailFile({ src }: Pick<Thumbnail, 'src'>): string {
  return path.join(ROOT, 'public', src);
}

/** A fingerprint of what a picture of a demo shows: its files, and the installed versions of what they import. */
export function getThumbnailFingerprint({ demo }: Pick<Thumbnail, 'demo'>): string {
  const packages = listDemoPackages(demo)
    .filter((name) => !name.startsWith('@types/'))
    .sort()
    .map((name) => [name, readInstalledVersion(name)]);
  return hash(JSON.stringify([readDemoCode(demo), packages])).slice(0, 16);
}
