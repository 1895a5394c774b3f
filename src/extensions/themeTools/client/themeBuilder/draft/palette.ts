import { formatColor, parseColor } from './color';

/** A value of a palette of the library, as it is there; empty if there is none. */
export function readToken(palette: unknown, path: string): string {
  const [group = '', name = ''] = path.split('.');
  return (palette as Record<string, Record<string, string>> | undefined)?.[group]?.[name] ?? '';
}

/** A color of a palette as it is shown and stored; the library writes computed colors as `rgb()`. */
export function readPalette(palette: unknown, path: string): string {
  const text = readToken(palette, path);
  const color = parseColor(text);
  return color ? formatColor(color) : text;
}
