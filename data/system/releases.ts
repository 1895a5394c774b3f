import type { Release } from '../../src/site/shared/release';

/** Facts from the changelog in `node_modules/@mui/system`, which is that of Material UI. */
export const releases: readonly Release[] = [
  {
    version: '6.0.2',
    date: '2024-09-03',
    changes: [
      '`composeClasses`, with which components join their class names, works as in version 5 again.',
      '`InitColorSchemeScript` declares its variables with `let` and `const`.',
    ],
  },
  {
    version: '6.0.1',
    date: '2024-08-29',
    changes: ['The index files no longer begin with `use client`; the files of the components still do.'],
  },
  {
    version: '6.0.0',
    date: '2024-08-27',
    breaking: [
      'The props of `styled(Box)` no longer contain `component`: style a `div` instead, or see [Upgrade to v6](/material-ui/migration/upgrade-to-v6/#box-types).',
      'The [Grid](/system/api/grid/) spaces its items with `gap`, without negative margins, and lost `disableEqualOverflow`.',
      '`useMediaQuery` no longer works in Safari before 14, and its deprecated types are gone.',
    ],
    changes: [
      '[Container queries](/material-ui/customization/container-queries/) by `@` and a breakpoint in `sx`, or by `theme.containerQueries`.',
      'The spacing of the theme is a CSS variable where the theme uses them.',
      'Styles are computed with fewer temporary objects, which makes rendering faster.',
    ],
  },
  {
    version: '5.15.13',
    date: '2024-03-13',
    changes: ['`RtlProvider` and `useRtl` tell components the direction, without reading it from the theme.'],
  },
  {
    version: '5.15.11',
    date: '2024-02-21',
    changes: [
      '`useMediaQuery` is part of the package, not only of Material UI.',
      'The function of a variant gets props and `ownerState` in one object.',
    ],
  },
  {
    version: '5.15.8',
    date: '2024-02-06',
    changes: [
      'A `styleOverrides` of the theme can have `variants`.',
      '`blend` mixes two colors, beside `lighten`, `darken` and `alpha`.',
    ],
  },
  {
    version: '5.15.7',
    date: '2024-01-31',
    changes: ['`theme.applyStyles` writes styles for one color scheme, without a branch on the mode.'],
  },
  {
    version: '5.15.2',
    date: '2023-12-25',
    changes: ['`props` of a variant can be a function that decides whether the style applies.'],
  },
  {
    version: '5.14.12',
    date: '2023-10-03',
    changes: [
      '`styled` accepts `variants`, as the theme does.',
      'The logical spacing properties, such as `marginInline`, are in the types of [Box](/system/react-box/).',
    ],
  },
];
