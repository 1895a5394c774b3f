import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files';

/** All pages below `data` that readers see, as repository paths in alphabetical order. */
export function listContentFiles(): string[] {
  return readdirSync(path.join(ROOT, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join('data', file.replaceAll(path.sep, '/')))
    .filter((file) => !isInternal(file))
    .sort();
}

/** Whether a page belongs to a product of test pages, whose manifest says so. */
function isInternal(file: string): boolean {
  const manifest = path.join(ROOT, ...file.split('/').slice(0, 2), 'product.ts');
  return existsSync(manifest) && /^\s*isInternal: true\b/m.test(readFileSync(manifest, 'utf8'));
}

/**
 * Finds the pages that somebody means by a public path (`/material-ui/react-button/`), a folder or a file; a
 * path or folder means the pages below it, too.
 * @param files repository paths of all pages
 * @throws Error when an argument means no page
 */
export function selectContentFiles(files: readonly string[], wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [...files];
  const selected = wanted.flatMap((argument) => {
    const below = argument.replace(/^\.?\/|\/$/g, '').replace(/^data\//, '');
    // A product may have its root at the top of the site: `/versions/` is data/docs/versions.
    const found =
      ['data', 'data/[^/]+']
        .map((root) => new RegExp(`^${root}/${below.replaceAll('.', '\\.')}(?:/|$)`))
        .map((pattern) => files.filter((file) => pattern.test(file)))
        .find((matches) => matches.length > 0) ?? [];
    if (found.length === 0)
      throw new Error(`No page is meant by "${argument}". Name its public path or its folder.`);
    return found;
  });
  return [...new Set(selected)];
}
