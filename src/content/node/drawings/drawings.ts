import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDrawingDiagnostics, SCENE, THUMBNAIL } from './drawingDiagnostics';
import { readText, ROOT } from '../../../base/node/files';

/** Repository path of the drawings. */
export const DRAWINGS = 'data/drawings';

/**
 * Reads a drawing from `data/drawings` as decorative markup for a page: `button`, `scenes/atlas`. Its colors
 * are CSS variables, so they depend on where it is shown. `null` when there is none.
 * @throws Error with file, line and fix when it breaks a rule
 */
export function readDrawing(name: string): string | null {
  const file = path.join(ROOT, DRAWINGS, `${name}.svg`);
  if (!existsSync(file)) return null;
  const source = readText(file);
  const diagnostics = findDrawingDiagnostics(
    source,
    name.startsWith('scenes/') ? SCENE : THUMBNAIL,
    readTokens(),
  );
  if (diagnostics.length > 0) {
    throw new Error(diagnostics.map((diagnostic) => `${DRAWINGS}/${name}.svg:${diagnostic}`).join('\n'));
  }
  return toInlineMarkup(source);
}

/** The name of the drawing of a component page: `/material-ui/react-text-field` → `text-field`. */
export function toDrawingName(pathname: string): string {
  return (pathname.split('/').findLast(Boolean) ?? '').replace(/^react-/, '');
}

/** The drawing as inline SVG: without namespace and line breaks, and hidden from screen readers. */
export function toInlineMarkup(source: string): string {
  return source
    .replace(' xmlns="http://www.w3.org/2000/svg"', ' aria-hidden="true"')
    .replace(/>\s+</g, '><')
    .trim();
}

/** The names of the color variables in `tokens.css`. */
export function readTokens(): ReadonlySet<string> {
  const css = readText(path.join(ROOT, 'src/ui/shared/tokens/tokens.css'));
  return new Set([...css.matchAll(/(--[\w-]+):\s*#/g)].map(([, name = '']) => name));
}
