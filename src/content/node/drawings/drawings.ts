import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDrawingFaults, SCENE, THUMBNAIL } from './drawingFaults';
import { readText, ROOT } from '../../../base/node/files';

/** Where the drawings are, below the root of the repository. */
export const DRAWINGS = 'data/drawings';

/**
 * A drawing of `data/drawings` as decorative markup for a page: `button`, `scenes/atlas`. Its colors are
 * those of the place that shows it. `null` when there is none.
 * @throws Error with file, line and cure when it breaks a rule
 */
export function readDrawing(name: string): string | null {
  const file = path.join(ROOT, DRAWINGS, `${name}.svg`);
  if (!existsSync(file)) return null;
  const source = readText(file);
  const faults = findDrawingFaults(source, name.startsWith('scenes/') ? SCENE : THUMBNAIL, readTokens());
  if (faults.length > 0) {
    throw new Error(faults.map((fault) => `${DRAWINGS}/${name}.svg:${fault}`).join('\n'));
  }
  return toInlineMarkup(source);
}

/** The name of the drawing of a component page: `/material-ui/react-text-field` → `text-field`. */
export function toDrawingName(pathname: string): string {
  return (pathname.split('/').findLast(Boolean) ?? '').replace(/^react-/, '');
}

/** The drawing as it stands in HTML: without namespace and line breaks, and hidden from screen readers. */
export function toInlineMarkup(source: string): string {
  return source
    .replace(' xmlns="http://www.w3.org/2000/svg"', ' aria-hidden="true"')
    .replace(/>\s+</g, '><')
    .trim();
}

/** The names of the variables in `tokens.css` that are colors. */
export function readTokens(): ReadonlySet<string> {
  const css = readText(path.join(ROOT, 'src/ui/shared/tokens/tokens.css'));
  return new Set([...css.matchAll(/(--[\w-]+):\s*#/g)].map(([, name = '']) => name));
}
