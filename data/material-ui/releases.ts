import type { Release } from '../../src/site/shared/release';

const WITH_LAB = ['@mui/material', '@mui/lab'];

/** Facts from the changelog in `node_modules/@mui/material`. */
export const releases: readonly Release[] = [
  {
    version: '6.0.2',
    date: '2024-09-03',
    changes: [
      '`createTheme` works again with `colorSchemes` alone, without a `palette` beside it. See [Dark mode](/material-ui/customization/dark-mode/).',
      'A [menu](/material-ui/react-menu/) leaves key presses with Ctrl, Alt or Meta to the browser, so that shortcuts work while it is open.',
    ],
  },
  {
    version: '6.0.1',
    date: '2024-08-29',
    changes: [
      'With [CSS theme variables](/material-ui/customization/css-theme-variables/overview/), the theme has a light color scheme even if you define none.',
      'The wave of a [Skeleton](/material-ui/react-skeleton/) moves over the right element.',
      'The index files no longer begin with `use client`; the files of the components still do.',
    ],
  },
  {
    version: '6.0.0',
    date: '2024-08-27',
    packages: WITH_LAB,
    breaking: [
      '`ListItem` is no button anymore: use `ListItemButton`. A codemod replaces it, as in [Upgrade to v6](/material-ui/migration/upgrade-to-v6/#listitem).',
      'Grid v2 is stable as `Grid2` and takes `size` and `offset` instead of one prop for each breakpoint. See [Migrating to Grid v2](/material-ui/migration/migration-grid-v2/).',
      'The UMD build is gone, and so is support for Internet Explorer 11 and for old versions of TypeScript.',
      'An [Accordion](/material-ui/react-accordion/) wraps the button of its summary in a heading, which selectors and snapshots notice.',
    ],
    changes: [
      '`ThemeProvider` does what `CssVarsProvider` did: pass `cssVariables: true` to `createTheme`. See [how to use CSS theme variables](/material-ui/customization/css-theme-variables/usage/).',
      '[Container queries](/material-ui/customization/container-queries/) in the theme and in `sx`.',
      '`components` and `componentsProps` of many components are deprecated for `slots` and `slotProps`. See [what replaces them](/material-ui/migration/migrating-from-deprecated-apis/).',
      'React 19 is accepted as a peer dependency, and ripples are only mounted when they are needed.',
    ],
  },
  {
    version: '5.16.2',
    date: '2024-07-16',
    changes: [
      '`@mui/material` no longer depends on `@mui/base`. The two patches that followed on the same day repair imports that this broke.',
    ],
  },
  {
    version: '5.16.1',
    date: '2024-07-11',
    changes: [
      'All packages are compatible with React 18.3.1.',
      'An [App Bar](/material-ui/react-app-bar/) with `color="inherit"` looks the same with CSS variables and without.',
    ],
  },
  {
    version: '5.16.0',
    date: '2024-07-05',
    changes: [
      '`InitColorSchemeScript` sets the color scheme before the first paint in the App Router of [Next.js](/material-ui/integrations/nextjs/).',
      '`DefaultPropsProvider` sets default props for the components below it, without a theme.',
      'Slot props of an [Alert](/material-ui/react-alert/) can override the defaults of its parts.',
    ],
  },
  {
    version: '5.15.21',
    date: '2024-06-28',
    changes: [
      'The options that `renderOption` of an [Autocomplete](/material-ui/react-autocomplete/) receives have the right type, and a non-linear [Stepper](/material-ui/react-stepper/) has a class for it.',
    ],
  },
  {
    version: '5.15.15',
    date: '2024-04-04',
    changes: [
      'An [Autocomplete](/material-ui/react-autocomplete/) shows the options that it has even while `loading` is set.',
      'A [Radio Group](/material-ui/react-radio-button/) has class names for its direction.',
    ],
  },
  {
    version: '5.15.11',
    date: '2024-02-21',
    packages: WITH_LAB,
    changes: [
      '[Masonry](/material-ui/react-masonry/) can keep the order of its items from left to right with `sequential`.',
      'The older `components` and `componentsProps` of an [Alert](/material-ui/react-alert/) are deprecated.',
    ],
  },
  {
    version: '5.15.7',
    date: '2024-01-31',
    packages: WITH_LAB,
    changes: [
      'The theme has `applyStyles`, which writes styles for one [color scheme](/material-ui/customization/dark-mode/) without a branch on the mode.',
      'A [Select](/material-ui/react-select/) with `displayEmpty` keeps the notch in its outline.',
      'An [Avatar](/material-ui/react-avatar/) falls back to its icon when its children are an empty string.',
    ],
  },
  {
    version: '5.15.2',
    date: '2023-12-25',
    changes: [
      '`props` of a [variant in the theme](/material-ui/customization/theme-components/) can be a function that decides whether the style applies.',
    ],
  },
  {
    version: '5.15.0',
    date: '2023-12-11',
    packages: WITH_LAB,
    changes: [
      'The new package `@mui/material-nextjs` collects styles for the App Router and the Pages Router of [Next.js](/material-ui/integrations/nextjs/).',
      'A `LoadingButton` of the lab takes the props of the `ButtonGroup` around it.',
    ],
  },
];
