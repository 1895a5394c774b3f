import { formatColor, parseColor } from '../../draft/color';
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

/** A color of a palette as it is shown and stored. */
export function readPalette(palette: unknown, path: string): string {
  const text = readToken(palette, findSource(palette, path));
  const color = parseColor(text);
  return color ? formatColor(color) : text;
}

/** Whether a palette has a token; some colors and variants have no hover color. */
export function hasToken(palette: unknown, path: string): boolean {
  return readToken(palette, path) !== '';
}

function readToken(palette: unknown, path: string): string {
  const [group = '', name = ''] = path.split('.');
  return (palette as Record<string, Record<string, string>> | undefined)?.[group]?.[name] ?? '';
}
