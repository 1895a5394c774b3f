import { extendTheme } from '@mui/joy/styles';
import { listPropFields } from '../../draft/defaultProps';
import { choice, number, SCHEMES, type Field, type Fields, type Scheme } from '../../draft/fields';
import { FONT_NAMES } from '../../draft/fonts';
import { VARIABLE_PREFIX } from '../../draft/previewTheme';
import { COMPONENT_DEFAULTS } from './componentDefaults';
import { findSource, readSource } from './palette';
import { SHADES } from './ramp';

/** The colors of the palette that components choose from. */
export const ROLES = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
export type Role = (typeof ROLES)[number];

/** Tokens of the solid variant. Its text is white by default, and text elsewhere uses its shades, too. */
export const SOLID_TOKENS = ['solidColor', 'solidBg', 'solidHoverBg'] as const;

export const PAGE_COLORS = [
  'background.body',
  'background.surface',
  'text.primary',
  'text.secondary',
  'text.tertiary',
] as const;

/** The radii of the library, in px. */
export const RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 } as const;

/** Fields outside of the palette, except for default props; the first choice is the library's default. */
const STYLE_FIELDS: Readonly<Record<string, Field>> = {
  'fontFamily.body': choice('inter', ...FONT_NAMES.filter((name) => name !== 'inter')),
  'fontFamily.display': choice('same', ...FONT_NAMES),
  'fontSize.md': number(13, 20, 16),
  'fontWeight.md': choice(500, 400, 600),
  'fontWeight.lg': choice(600, 500, 700),
  'fontWeight.xl': choice(700, 600, 800),
  ...Object.fromEntries(Object.entries(RADII).map(([name, px]) => [`radius.${name}`, number(0, 32, px)])),
  spacing: number(4, 12, 8),
  'focus.thickness': number(1, 6, 2),
};

/** The palettes that `extendTheme` has without options. */
const defaultSchemes = extendTheme({ cssVarPrefix: VARIABLE_PREFIX }).colorSchemes;

/** All fields of the library. `base` is not a token: the shades are derived from it. */
export const FIELDS: Fields = new Map<string, Field>([
  ...SCHEMES.flatMap((scheme) => [
    ...ROLES.flatMap((role) => listRoleFields(scheme, role)),
    ...PAGE_COLORS.map((path) => [`${scheme}.${path}`, toPageField(scheme, path)] as const),
  ]),
  ...Object.entries(STYLE_FIELDS),
  ...listPropFields(COMPONENT_DEFAULTS),
]);

/** The base, whose default is the middle shade, and the tokens derived from it. */
function listRoleFields(scheme: Scheme, role: Role): (readonly [string, Field])[] {
  const initial = readSource(defaultSchemes[scheme].palette, `${role}.500`);
  return [
    [`${scheme}.${role}.base`, { kind: 'color', isOpaque: true, initial }],
    ...[...SHADES, ...SOLID_TOKENS].map(
      (name) => [`${scheme}.${role}.${name}`, { kind: 'color', isOpaque: true }] as const,
    ),
  ];
}

/** A color that refers to a shade follows it and has no default; white and black are fixed. */
function toPageField(scheme: Scheme, path: string): Field {
  const isOpaque = !path.startsWith('text.');
  const { palette } = defaultSchemes[scheme];
  return findSource(palette, path).startsWith('common.')
    ? { kind: 'color', isOpaque, initial: readSource(palette, path) }
    : { kind: 'color', isOpaque };
}
