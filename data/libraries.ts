import type { LibraryExport, LibraryFacts } from '../src/site/shared/library';

/** What Material UI and everything on top of it has in common: theme and styling engine. */
const materialStyles: LibraryExport = { package: '@mui/material', name: 'styled' };

/**
 * A screen with a form: theme, reset, layout, text, and what is filled in and pressed. TextField brings Select, Menu and
 * Popover, so an app without it gains more by the first component that opens something.
 */
const materialApp: readonly LibraryExport[] = [
  { package: '@mui/material/styles', name: 'ThemeProvider' },
  ...listExports('@mui/material', ['CssBaseline', 'Box', 'Stack', 'Typography', 'Button', 'TextField']),
];

function listExports(packageName: string, names: readonly string[]): LibraryExport[] {
  return names.map((name) => ({ package: packageName, name }));
}

/**
 * Facts of the libraries by product id, for their landings and the decision table of the home page. Used by the build
 * alone. Versions, numbers of components, sizes and licenses are read from the packages.
 */
export const libraries: Readonly<Record<string, LibraryFacts>> = {
  'material-ui': {
    choose: 'Applications that should look finished on the first day: forms, tables, dialogs, navigation.',
    avoid: 'Your design shares nothing with Material Design. Then you would override most of it.',
    styling: 'Emotion, with a theme as CSS variables and the sx prop',
    accessibility: 'ARIA roles, keyboard and focus built in',
    install: '@mui/material @emotion/react @emotion/styled',
    typical: { package: '@mui/material', name: 'Button' },
    shared: materialStyles,
    app: materialApp,
  },
  'joy-ui': {
    choose: 'Apps that want a calmer look than Material Design, with four variants for every component.',
    avoid: 'You need a stable release, or a component that only Material UI has.',
    styling: 'Emotion, with a theme as CSS variables and the sx prop',
    accessibility: 'ARIA roles, keyboard and focus built in',
    install: '@mui/joy @emotion/react @emotion/styled',
    typical: { package: '@mui/joy', name: 'Button' },
    shared: { package: '@mui/joy', name: 'styled' },
    app: [
      { package: '@mui/joy/styles', name: 'CssVarsProvider' },
      ...listExports('@mui/joy', [
        ...['CssBaseline', 'Box', 'Stack', 'Typography'],
        ...['Button', 'FormControl', 'FormLabel', 'Input'],
      ]),
    ],
  },
  'base-ui': {
    choose: 'A design system of your own, where only behavior and accessibility are missing.',
    avoid: 'You start a new project: the package is replaced by @base-ui/react, with another API.',
    styling: 'None: your CSS, Tailwind or a styling library',
    accessibility: 'ARIA roles, keyboard and focus built in; focus rings and contrast are yours',
    install: '@mui/base',
    typical: { package: '@mui/base', name: 'Button' },
    shared: null,
    app: listExports('@mui/base', ['Button', 'FormControl', 'Input', 'Select', 'Option']),
  },
  system: {
    choose: 'Layouts and components of your own, with spacing, colors and breakpoints from one theme.',
    avoid: 'You use Material UI or Joy UI, which contain it, or need finished components.',
    styling: 'Emotion, with the sx prop and system properties',
    accessibility: 'Plain elements: roles and keyboard are yours',
    install: '@mui/system @emotion/react @emotion/styled',
    typical: { package: '@mui/system', name: 'Box' },
    shared: { package: '@mui/system', name: 'styled' },
    app: listExports('@mui/system', ['ThemeProvider', 'styled', 'Box', 'Stack']),
  },
  x: {
    choose: 'Data-heavy screens: grids with thousands of rows, date ranges, charts, trees.',
    avoid: 'A static list of a few rows: Material UI’s Table shows it with a fraction of the code.',
    styling: 'Emotion, with Material UI’s theme',
    accessibility: 'Grid, tree and calendar keyboards by the ARIA patterns',
    licenseNote: 'Pro and Premium: commercial',
    install: '@mui/x-data-grid @mui/material @emotion/react @emotion/styled',
    typical: { package: '@mui/x-data-grid', name: 'DataGrid' },
    shared: materialStyles,
    app: materialApp,
  },
  toolpad: {
    choose: 'Internal tools and dashboards: navigation, sign-in pages and dialogs that you await.',
    avoid: 'Apps without Material UI, or that cannot follow the changes of a version before 1.0.',
    styling: 'Emotion, with Material UI’s theme',
    accessibility: 'That of the Material UI components it is made of',
    install: '@toolpad/core @mui/material @mui/icons-material @emotion/react @emotion/styled',
    typical: { package: '@toolpad/core', name: 'SignInPage' },
    shared: materialStyles,
    app: materialApp,
  },
};
