import { MATERIAL_BUILDER_THEMES } from '../../draft/builderThemes';
import type { Draft } from '../../draft/draft';
import { isFontName } from '../../draft/fonts';
import type { Kit } from '../../draft/kit';
import { COMPONENT_DEFAULTS } from './componentDefaults';
import { createPreview } from './createPreview';
import { FIELDS, PAGE_COLORS, ROLES } from './fields';
import { SampleApp } from './SampleApp';
import { toThemeOptions } from './toThemeOptions';

/** The builder of Material UI themes. */
export const kit: Kit = {
  fields: FIELDS,
  colors: [
    ...ROLES.map((role) => ({
      name: role,
      paths: [`${role}.main`],
      more: {
        label: 'builder.color.computed' as const,
        paths: [`${role}.light`, `${role}.dark`, `${role}.contrastText`],
      },
      ramp: {
        paths: [`${role}.light`, `${role}.main`, `${role}.dark`],
        sample: `${role}.main`,
        ink: `${role}.contrastText`,
      },
    })),
    ...['background', 'text'].map((name) => ({
      name,
      paths: PAGE_COLORS.filter((path) => path.startsWith(name)),
    })),
  ],
  paper: 'background.paper',
  type: [
    { key: 'typography.fontFamily', label: 'builder.type.family' },
    { key: 'typography.headingFamily', label: 'builder.type.headingFamily' },
    { key: 'typography.fontSize', label: 'builder.type.size' },
    { key: 'typography.headingScale', label: 'builder.type.headingScale' },
    { key: 'typography.headingWeight', label: 'builder.type.headingWeight' },
    { key: 'typography.fontWeightRegular', label: 'builder.type.regular' },
    { key: 'typography.fontWeightMedium', label: 'builder.type.medium' },
    { key: 'typography.fontWeightBold', label: 'builder.type.bold' },
    { key: 'typography.buttonCase', label: 'builder.type.buttonCase' },
  ],
  shape: [
    { key: 'shape.borderRadius', label: 'builder.shape.radius' },
    { key: 'spacing', label: 'builder.shape.spacing' },
  ],
  components: COMPONENT_DEFAULTS,
  startingPoints: MATERIAL_BUILDER_THEMES,
  swatchKeys: ['light.primary.main', 'light.secondary.main'],
  toThemeOptions,
  createPreview,
  SampleApp,
  code: {
    createTheme: 'createTheme',
    module: '@mui/material/styles',
    // Types of `theme.vars`, which the library adds to the theme type only on request.
    typesModule: '@mui/material/themeCssVarsAugmentation',
    provider: 'ThemeProvider',
    providerProps: '',
    baselineModule: '@mui/material/CssBaseline',
    listFonts: (draft) =>
      [draft['typography.fontFamily'] ?? 'roboto', draft['typography.headingFamily']].filter(isFontName),
    listWeights,
  },
};

/** The font weights of text and of headings. */
function listWeights(draft: Draft): number[] {
  const read = (name: string, fallback: number) => Number(draft[`typography.${name}`] ?? fallback);
  return [
    // The library's largest headings are light.
    300,
    read('fontWeightRegular', 400),
    read('fontWeightMedium', 500),
    read('fontWeightBold', 700),
    Number(draft['typography.headingWeight'] ?? 400),
  ];
}
