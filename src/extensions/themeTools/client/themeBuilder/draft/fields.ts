import { formatColor, parseColor } from './color';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export type FieldValue = string | number | boolean;

/** What a field accepts, and the library's default: the first one of the choices. */
export type Field =
  /** Without a default, the theme computes the color from others. */
  | { readonly kind: 'color'; readonly isOpaque: boolean; readonly initial?: string }
  | { readonly kind: 'choice'; readonly values: readonly FieldValue[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number };

/** All fields of a library by key: `light.primary.main`, `shape.borderRadius`, `MuiButton.variant`. */
export type Fields = ReadonlyMap<string, Field>;

/** A field for one of a few values; the first is the library's default. */
export const choice = (...values: FieldValue[]): Field => ({ kind: 'choice', values });

/** A field for a whole number. */
export const number = (min: number, max: number, initial: number): Field => ({
  kind: 'number',
  min,
  max,
  initial,
});

/** A value that a field accepts, in the form in which it is stored; `undefined` for all others. */
export function readValue(field: Field, value: unknown): FieldValue | undefined {
  switch (field.kind) {
    case 'color': {
      const color = typeof value === 'string' ? parseColor(value) : undefined;
      return color && (color.alpha === 1 || !field.isOpaque) ? formatColor(color) : undefined;
    }
    case 'choice':
      return field.values.find((one) => one === value);
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? Number(value)
        : undefined;
  }
}
