import { JOY_BUILDER_THEMES } from '../../draft/builderThemes';
import type { Draft } from '../../draft/draft';
import { isFontName } from '../../draft/fonts';
import type { Kit } from '../../draft/kit';
import { COMPONENT_DEFAULTS } from './componentDefaults';
import { createPreview } from './createPreview';
import { FIELDS, PAGE_COLORS, RADII, ROLES, SOLID_TOKENS } from './fields';
import { SHADES } from './ramp';
import { SampleApp } from './SampleApp';
import { toThemeOptions } from './toThemeOptions';

/** The builder of Joy UI themes. */
export const kit: Kit = {
  linkId: 'joy',
  fields: FIELDS,
  colors: [
    ...ROLES.map((role) => {
      const shades = SHADES.map((shade) => `${role}.${shade}`);
      return {
        name: role,
        paths: [`${role}.base`],
        more: {
          label: 'builder.color.shades' as const,
          paths: [...shades, ...SOLID_TOKENS.map((token) => `${role}.${token}`)],
        },
        ramp: { paths: shades, sample: `${role}.500`, ink: `${role}.solidColor` },
      };
    }),
    ...['background', 'text'].map((name) => ({
      name,
      paths: PAGE_COLORS.filter((path) => path.startsWith(name)),
    })),
  ],
  paper: 'background.surface',
  type: [
    { key: 'fontFamily.body', label: 'builder.type.family' },
    { key: 'fontFamily.display', label: 'builder.type.headingFamily' },
    { key: 'fontSize.md', label: 'builder.type.size' },
    { key: 'fontWeight.md', name: 'fontWeight.md' },
    { key: 'fontWeight.lg', name: 'fontWeight.lg' },
    { key: 'fontWeight.xl', name: 'fontWeight.xl' },
  ],
  shape: [
    ...Object.keys(RADII).map((name) => ({
      key: `radius.${name}`,
      label: 'builder.shape.radius' as const,
      name,
    })),
    { key: 'spacing', label: 'builder.shape.spacing' },
    { key: 'focus.thickness', label: 'builder.shape.focus' },
  ],
  components: COMPONENT_DEFAULTS,
  startingPoints: JOY_BUILDER_THEMES,
  swatchKeys: ['light.primary.base', 'light.neutral.base'],
  toThemeOptions,
  createPreview,
  SampleApp,
  code: {
    createTheme: 'extendTheme',
    module: '@mui/joy/styles',
    typesModule: null,
    provider: 'CssVarsProvider',
    // The library's default mode is light, whatever the reader's system says.
    providerProps: ' defaultMode="system"',
    baselineModule: '@mui/joy/CssBaseline',
    listFonts: (draft) => {
      const body = draft['fontFamily.body'] ?? 'inter';
      return [body, draft['fontFamily.display']].filter(isFontName);
    },
    listWeights,
  },
};

/** The weight of each text level; body text has the browser's default. */
function listWeights(draft: Draft): number[] {
  const read = (name: string, fallback: number) => Number(draft[`fontWeight.${name}`] ?? fallback);
  return [400, read('md', 500), read('lg', 600), read('xl', 700)];
}
