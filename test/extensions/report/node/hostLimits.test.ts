import { expect, it } from 'vitest';
import { findExceededLimits } from '../../../../src/extensions/report/node/hostLimits';
import type { FileReport } from '../../../../src/extensions/report/node/siteReport';

/** Files of a kind: how many, how large, and how large with their copies. */
function toKind(kind: string, files: number, bytes = 0, copies = 0, largest = 0): FileReport {
  return {
    kind,
    files,
    size: { bytes, transfer: 0 },
    copies: { files: 2 * files, bytes: copies },
    largest: { path: `${kind}/largest`, bytes: largest },
  };
}

const MiB = 2 ** 20;

it.each<readonly [what: string, files: readonly FileReport[], warnings: readonly string[]]>([
  ['a site without files', [], []],
  [
    'a site at every limit',
    [toKind('pages', 12_000, 6e8, 1e8, 25 * MiB), toKind('scripts', 8_000, 2e8, 1e8)],
    [],
  ],
  [
    'a file too many, and names the kinds with the most',
    [toKind('fonts', 4), toKind('pages', 3_000), toKind('scripts', 16_000), toKind('images', 997)],
    [
      'The site exceeds the limit of Cloudflare Pages (free plan), 20,000 files without compressed copies, by 1. ' +
        'Most are scripts (16,000), pages (3,000), images (997).',
    ],
  ],
  [
    'bytes of compressed copies',
    [toKind('pages', 1, 7e8, 2e8), toKind('scripts', 1, 1e8, 2.5e8)],
    [
      'The site exceeds the limit of GitHub Pages, 1000.0 MB with compressed copies, by 250.0 MB. ' +
        'Most are pages (900.0 MB), scripts (350.0 MB).',
    ],
  ],
  [
    'a file that is too large',
    [toKind('search', 1, 0, 0, 30 * MiB)],
    ['search/largest exceeds the limit of Cloudflare Pages, 26.2 MB for a file, by 5.2 MB.'],
  ],
])('warns of %s', (_, files, warnings) => {
  expect(findExceededLimits(files)).toEqual(warnings);
});
