import { COMPONENT_DEFAULTS } from './componentDefaults';
import { formatColor, parseColor } from './color';
import { FONT_NAMES } from './fonts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The colors of the palette that components choose from. */
export const ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type Role = (typeof ROLES)[number];

export const SHADES = ['main', 'light', 'dark', 'contrastText'] as const;
export type Shade = (typeof SHADES)[number];

export const PAGE_COLORS = [
  'background.default',
  'background.paper',
  'text.primary',
  'text.secondary',
] as const;
export type PageColor = (typeof PAGE_COLORS)[number];

/** A color by its path in the palette: `primary.main`. */
export type ColorPath = `${Role}.${Shade}` | PageColor;

export type FieldValue = string | number | boolean;

/** What a field accepts. */
export type Field =
  | { readonly kind: 'color'; readonly isOpaque: boolean }
  | { readonly kind: 'choice'; readonly values: readonly FieldValue[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number };

/** Sizes of headings: each level is this many times as large as the next. `default` are the library's sizes. */
export const HEADING_SCALES = ['default', '1.125', '1.2', '1.25', '1.333'] as const;

const choice = (...values: FieldValue[]): Field => ({ kind: 'choice', values });

/** Fields outside of the palette, except for default props; the first choice is the library's default. */
export const STYLE_FIELDS = {
  'typography.fontFamily': choice(...FONT_NAMES),
  'typography.headingFamily': choice('same', ...FONT_NAMES),
  'typography.fontSize': { kind: 'number', min: 12, max: 18, initial: 14 },
  'typography.headingScale': choice(...HEADING_SCALES),
  'typography.headingWeight': choice('default', 400, 500, 600, 700, 800),
  'typography.fontWeightRegular': choice(400, 300, 500),
  'typography.fontWeightMedium': choice(500, 400, 600),
  'typography.fontWeightBold': choice(700, 600, 800),
  'typography.buttonCase': choice('uppercase', 'none', 'capitalize'),
  'shape.borderRadius': { kind: 'number', min: 0, max: 24, initial: 4 },
  spacing: { kind: 'number', min: 4, max: 12, initial: 8 },
} as const satisfies Record<string, Field>;

export type StyleKey = keyof typeof STYLE_FIELDS;

/** All fields by key: `light.primary.main`, `shape.borderRadius`, `MuiButton.variant`. */
export const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...SCHEMES.flatMap((scheme) =>
    listColorPaths().map((path) => [`${scheme}.${path}`, toColorField(path)] as const),
  ),
  ...Object.entries(STYLE_FIELDS),
  ...Object.entries(COMPONENT_DEFAULTS).flatMap(([component, props]) =>
    Object.entries(props).map(([prop, values]) => [`${component}.${prop}`, choice(...values)] as const),
  ),
]);

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

function listColorPaths(): ColorPath[] {
  return [...ROLES.flatMap((role) => SHADES.map((shade) => `${role}.${shade}` as const)), ...PAGE_COLORS];
}

/** Only text may be translucent: the library calculates with all others. */
function toColorField(path: ColorPath): Field {
  return { kind: 'color', isOpaque: !/^text\.|\.contrastText$/.test(path) };
}
