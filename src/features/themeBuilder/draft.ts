import { createTheme } from '@mui/material/styles';
import { formatColor, parseColor } from './color';
import { FIELDS, readValue, type ColorPath, type FieldValue, type Scheme } from './fields';

/** What the reader has changed: values by the keys of `FIELDS`. A key without a value has the library's default. */
export type Draft = Readonly<Record<string, FieldValue>>;

export const EMPTY_DRAFT: Draft = {};

/** The palettes that `createTheme` has without options. */
const defaultPalettes = createTheme({ colorSchemes: { light: true, dark: true } }).colorSchemes;

/** The draft after a change; an invalid value changes nothing, and the library's default removes the key. */
export function setField(draft: Draft, key: string, value: unknown): Draft {
  const field = FIELDS.get(key);
  const next = field && readValue(field, value);
  if (next === undefined || next === draft[key]) return draft;
  if (next === getDefault(key)) return clearField(draft, key);
  return { ...draft, [key]: next };
}

/** The draft with the library's default for a key. */
export function clearField(draft: Draft, key: string): Draft {
  if (!(key in draft)) return draft;
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name !== key));
}

/** The value of a field that is no color. */
export function getField(draft: Draft, key: string): FieldValue | undefined {
  return draft[key] ?? getDefault(key);
}

/** The library's default of a field; `undefined` for shades that it computes. */
export function getDefault(key: string): FieldValue | undefined {
  const field = FIELDS.get(key);
  if (field?.kind === 'choice') return field.values[0];
  if (field?.kind === 'number') return field.initial;
  const [scheme = '', group = '', name = ''] = key.split('.');
  // The other shades belong to main: they have no default of their own.
  if (name === 'light' || name === 'dark' || name === 'contrastText') return undefined;
  return readPalette(defaultPalettes[scheme as Scheme]?.palette, `${group}.${name}` as ColorPath);
}

/** A color of a palette as it is shown and stored; the library writes what it computes as `rgb()`. */
export function readPalette(palette: unknown, path: ColorPath): string {
  const [group = '', name = ''] = path.split('.');
  const text = (palette as Record<string, Record<string, string>> | undefined)?.[group]?.[name] ?? '';
  const color = parseColor(text);
  return color ? formatColor(color) : text;
}
