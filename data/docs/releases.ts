import type { Release } from '../../src/site/shared/release';

/** What readers gained, by the day of the commits: `git log` has all of them. */
export const releases: readonly Release[] = [
  {
    version: '2026-11-29',
    date: '2026-11-29',
    changes: [
      'The guides of [Joy UI](/joy-ui/getting-started/) are complete, with a [tutorial](/joy-ui/getting-started/tutorial/). Its [theme builder](/joy-ui/customization/theme-builder/) shows a theme on a live preview.',
      'Playgrounds of [CSS variables](/joy-ui/react-switch/#css-variables) set the variables that a component reads, and write the code.',
      'The guides of [Date and Time Pickers](/x/react-date-pickers/), [Charts](/x/react-charts/) and [Tree View](/x/react-tree-view/) are complete, and a second reader has tried their claims.',
      '[Toolpad Core](/toolpad/core/introduction/) is complete, with a [tutorial](/toolpad/core/introduction/tutorial/) whose finished application opens in a sandbox. [Toolpad Studio](/toolpad/studio/) has a page that says what became of it.',
      'Each chart has a text alternative, its labels are there before any script, and its lines and labels have the colors of a high-contrast mode.',
    ],
  },
  {
    version: '2026-11-28',
    date: '2026-11-28',
    changes: [
      'The guides of the [Data Grid](/x/react-data-grid/) are complete: a page for each feature, with demos of all three plans.',
      'Grids and charts are in the page before any script, with their rows and bars.',
      'Methods, selectors and events of the grid are listed from the installed packages, and marks say which plan a feature needs.',
    ],
  },
  {
    version: '2026-11-26',
    date: '2026-11-26',
    changes: [
      'Each library has a list of its releases, and an RSS feed of them. [Versions](/versions/) leads to all.',
      'The end of every page links to the [messages behind production errors](/production-error/).',
    ],
  },
  {
    version: '2026-11-25',
    date: '2026-11-25',
    changes: [
      'The guides of [Material UI](/material-ui/getting-started/) are complete, and a second reader has edited them.',
      'Libraries can be saved for reading offline, in the settings or on their first page, or be unpacked from an archive.',
      '[Third-party licenses](/licenses/) lists whose code the site ships, with the texts of the licenses.',
      'Former addresses and anchors of the libraries’ own documentation lead to the pages that answer the same question.',
      'On phones, short code stays on one line, and wide tables have readable columns.',
    ],
  },
  {
    version: '2026-11-24',
    date: '2026-11-24',
    changes: [
      'A [theme builder](/material-ui/customization/theme-builder/) with live preview, and a [viewer of the default theme](/material-ui/customization/default-theme/).',
      'A search for [Material icons](/material-ui/material-icons/), with all styles.',
      'A page of [all components](/material-ui/all-components/) for each library, drawn, measured and filtered.',
      'Whole pages as [templates](/material-ui/getting-started/templates/), and a [showcase](/material-ui/discover-more/showcase/) of public projects.',
      'The [messages behind error codes](/production-error/) of production builds.',
    ],
  },
  {
    version: '2026-11-23',
    date: '2026-11-23',
    changes: [
      'A page is usable before the framework has loaded, because copying, tabs, menus and the table of contents work without it.',
      'Links to headings of the API reference are checked, so that none leads nowhere.',
    ],
  },
  {
    version: '2026-11-22',
    date: '2026-11-22',
    changes: [
      'Demos can be edited on the page, in a frame that cannot reach the rest of it.',
      'The search forgives typos, knows error messages, and understands Chinese and Portuguese words.',
      'Demos have the typeface and background of their library, and some show the same component with other stylings.',
    ],
  },
  {
    version: '2026-11-21',
    date: '2026-11-21',
    changes: [
      'The first pages, with live demos and an API reference made from the packages.',
      'Settings for color mode, direction, language and density, and a [tool for palettes](/material-ui/customization/color/).',
    ],
  },
];
