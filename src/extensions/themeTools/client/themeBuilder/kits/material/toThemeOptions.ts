import type { createTheme } from '@mui/material/styles';
import { toComponents } from '../../draft/defaultProps';
import { getDefault, type Draft } from '../../draft/draft';
import type { Scheme } from '../../draft/fields';
import { toFamily } from '../../draft/fonts';
import { omitEmpty, pick, pickColors, type Tree } from '../../draft/tree';
import { COMPONENT_DEFAULTS } from './componentDefaults';
import { FIELDS, PAGE_COLORS, ROLES, SHADES } from './fields';

export type BuilderOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/** Headings from the smallest to the largest. */
const HEADINGS = ['h6', 'h5', 'h4', 'h3', 'h2', 'h1'] as const;

/** The options for `createTheme`: both color schemes, and only what differs from the library's defaults. */
export function toThemeOptions(draft: Draft): BuilderOptions {
  return {
    cssVariables: true,
    colorSchemes: { light: toScheme(draft, 'light'), dark: toScheme(draft, 'dark') },
    ...omitEmpty({
      typography: toTypography(draft),
      shape: pick(draft, { borderRadius: 'shape.borderRadius' }),
      components: toComponents(draft, COMPONENT_DEFAULTS),
    }),
    ...pick(draft, { spacing: 'spacing' }),
  };
}

function toScheme(draft: Draft, scheme: Scheme): true | { palette: Tree } {
  const palette: Tree = {};
  for (const role of ROLES) {
    const shades = pick(
      draft,
      Object.fromEntries(SHADES.map((shade) => [shade, `${scheme}.${role}.${shade}`])),
    );
    // The library needs main wherever one of the others is set.
    if (Object.keys(shades).length)
      palette[role] = { main: getDefault(FIELDS, `${scheme}.${role}.main`), ...shades };
  }
  Object.assign(palette, pickColors(draft, scheme, PAGE_COLORS));
  return Object.keys(palette).length ? { palette } : true;
}

function toTypography(draft: Draft): Tree {
  const headings = Object.fromEntries(HEADINGS.map((name, index) => [name, toHeading(draft, index)]));
  return {
    ...omitEmpty({ fontFamily: toFamily(draft['typography.fontFamily']) }),
    ...pick(draft, {
      fontSize: 'typography.fontSize',
      fontWeightRegular: 'typography.fontWeightRegular',
      fontWeightMedium: 'typography.fontWeightMedium',
      fontWeightBold: 'typography.fontWeightBold',
    }),
    ...omitEmpty(Object.fromEntries(Object.entries(headings).reverse())),
    ...omitEmpty({ button: pick(draft, { textTransform: 'typography.buttonCase' }) }),
  };
}

/** @param index of the heading, from the smallest */
function toHeading(draft: Draft, index: number): Tree {
  const scale = Number(draft['typography.headingScale']);
  // Custom sizes do not scale with `fontSize` by themselves.
  const base = Number(draft['typography.fontSize'] ?? 14) / 14;
  return {
    ...omitEmpty({ fontFamily: toFamily(draft['typography.headingFamily']) }),
    ...(scale ? { fontSize: `${Number((base * scale ** (index + 1)).toFixed(3))}rem` } : {}),
    ...pick(draft, { fontWeight: 'typography.headingWeight' }),
  };
}
