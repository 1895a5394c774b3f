import { readPalette, readToken } from '../../draft/palette';
import { VARIABLE_PREFIX } from '../../draft/previewTheme';

/** A reference to another color of the palette: `var(--preview-palette-primary-500, …)`. */
const REFERENCE = new RegExp(`^var\\(--${VARIABLE_PREFIX}-palette-([a-z]+)-(\\w+)`, 'i');

/** Maximum length of a chain: references lead to shades, or to tokens that refer to shades. */
const MAX_STEPS = 4;

/** The path of the color that a token refers to (`primary.500` for `primary.solidBg`), or its own path. */
export function findSource(palette: unknown, path: string): string {
  let source = path;
  for (let step = 0; step < MAX_STEPS; step++) {
    const [, group, name] = REFERENCE.exec(readToken(palette, source)) ?? [];
    if (!group || !name) break;
    source = `${group}.${name}`;
  }
  return source;
}

/** The color that a token has, as it is shown and stored. */
export function readSource(palette: unknown, path: string): string {
  return readPalette(palette, findSource(palette, path));
}

/** Whether a palette has a token; some colors and variants have no hover color. */
export function hasToken(palette: unknown, path: string): boolean {
  return readToken(palette, path) !== '';
}
