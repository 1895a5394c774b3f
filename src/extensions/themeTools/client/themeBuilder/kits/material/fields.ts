import { createTheme } from '@mui/material/styles';
import { listPropFields } from '../../draft/defaultProps';
import { choice, number, SCHEMES, type Field, type Fields, type Scheme } from '../../draft/fields';
import { FONT_NAMES } from '../../draft/fonts';
import { readPalette } from '../../draft/palette';
import { COMPONENT_DEFAULTS } from './componentDefaults';

/** The colors of the palette that components choose from. */
export const ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export const SHADES = ['main', 'light', 'dark', 'contrastText'] as const;

export const PAGE_COLORS = [
  'background.default',
  'background.paper',
  'text.primary',
  'text.secondary',
] as const;

/** A color by its path in the palette: `primary.main`. */
export type ColorPath = `${(typeof ROLES)[number]}.${(typeof SHADES)[number]}` | (typeof PAGE_COLORS)[number];

/** Ratios between the sizes of one heading level and the next; `default` stands for the library's sizes. */
const HEADING_SCALES = ['default', '1.125', '1.2', '1.25', '1.333'] as const;

/** Fields outside of the palette, except for default props; the first choice is the library's default. */
const STYLE_FIELDS: Readonly<Record<string, Field>> = {
  'typography.fontFamily': choice(...FONT_NAMES),
  'typography.headingFamily': choice('same', ...FONT_NAMES),
  'typography.fontSize': number(12, 18, 14),
  'typography.headingScale': choice(...HEADING_SCALES),
  'typography.headingWeight': choice('default', 400, 500, 600, 700, 800),
  'typography.fontWeightRegular': choice(400, 300, 500),
  'typography.fontWeightMedium': choice(500, 400, 600),
  'typography.fontWeightBold': choice(700, 600, 800),
  'typography.buttonCase': choice('uppercase', 'none', 'capitalize'),
  'shape.borderRadius': number(0, 24, 4),
  spacing: number(4, 12, 8),
};

/** The palettes that `createTheme` has without options. */
const defaultPalettes = createTheme({ colorSchemes: { light: true, dark: true } }).colorSchemes;

/** All fields of the library. */
export const FIELDS: Fields = new Map<string, Field>([
  ...SCHEMES.flatMap((scheme) =>
    listColorPaths().map((path) => [`${scheme}.${path}`, toColorField(scheme, path)] as const),
  ),
  ...Object.entries(STYLE_FIELDS),
  ...listPropFields(COMPONENT_DEFAULTS),
]);

function listColorPaths(): ColorPath[] {
  return [...ROLES.flatMap((role) => SHADES.map((shade) => `${role}.${shade}` as const)), ...PAGE_COLORS];
}

function toColorField(scheme: Scheme, path: ColorPath): Field {
  // Only text may be translucent: the library computes with all other colors.
  const isOpaque = !/^text\.|\.contrastText$/.test(path);
  // The other shades are computed from main: they have no default.
  const isComputed = /\.(light|dark|contrastText)$/.test(path);
  return isComputed
    ? { kind: 'color', isOpaque }
    : { kind: 'color', isOpaque, initial: readPalette(defaultPalettes[scheme]?.palette, path) };
}
