import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { parseColor, toHexColor } from '../../draft/color';
import { toComponents } from '../../draft/defaultProps';
import type { Draft } from '../../draft/draft';
import type { FieldValue, Scheme } from '../../draft/fields';
import { toFamily } from '../../draft/fonts';
import { omitEmpty, pick, pickColors, type Tree } from '../../draft/tree';
import { COMPONENT_DEFAULTS } from './componentDefaults';
import { PAGE_COLORS, RADII, ROLES, SOLID_TOKENS } from './fields';
import { SHADES, toRamp } from './ramp';

/** Default text sizes in px; the others scale with the middle one. */
const FONT_SIZES = { xs: 12, sm: 14, md: 16, lg: 18, xl: 20, xl2: 24, xl3: 30, xl4: 36 } as const;

/** The options for `extendTheme`: only what differs from the library's defaults. */
export function toThemeOptions(draft: Draft): CssVarsThemeOptions {
  return omitEmpty({
    colorSchemes: omitEmpty({ light: toScheme(draft, 'light'), dark: toScheme(draft, 'dark') }),
    fontFamily: toFontFamily(draft),
    fontSize: toFontSize(draft['fontSize.md']),
    fontWeight: pick(draft, { md: 'fontWeight.md', lg: 'fontWeight.lg', xl: 'fontWeight.xl' }),
    radius: omitEmpty(
      Object.fromEntries(Object.keys(RADII).map((name) => [name, toPx(draft[`radius.${name}`])])),
    ),
    ...pick(draft, { spacing: 'spacing' }),
    focus: omitEmpty({ thickness: toPx(draft['focus.thickness']) }),
    components: toComponents(draft, COMPONENT_DEFAULTS),
  });
}

function toScheme(draft: Draft, scheme: Scheme): Tree {
  const roles = ROLES.map((role) => {
    const own = [...SHADES, ...SOLID_TOKENS].map((name) => [String(name), `${scheme}.${role}.${name}`]);
    const base = parseColor(String(draft[`${scheme}.${role}.base`] ?? ''));
    return [
      role,
      { ...(base ? toRamp(toHexColor(base)) : {}), ...pick(draft, Object.fromEntries(own)) },
    ] as const;
  });
  const palette = omitEmpty({ ...Object.fromEntries(roles), ...pickColors(draft, scheme, PAGE_COLORS) });
  return omitEmpty({ palette });
}

/** Text and headings have the same font by default, but the library sets each separately. */
function toFontFamily(draft: Draft): Tree {
  const body = toFamily(draft['fontFamily.body']);
  return omitEmpty({ body, display: toFamily(draft['fontFamily.display']) ?? body });
}

function toFontSize(middle: FieldValue | undefined): Tree {
  if (middle === undefined) return {};
  const toRem = (px: number) => `${Number(((px / FONT_SIZES.md) * (Number(middle) / 16)).toFixed(4))}rem`;
  return Object.fromEntries(Object.entries(FONT_SIZES).map(([name, px]) => [name, toRem(px)]));
}

function toPx(value: FieldValue | undefined): string | undefined {
  return value === undefined ? undefined : `${value}px`;
}
