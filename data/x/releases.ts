import type { Release } from '../../src/site/shared/release';

const GRID = '@mui/x-data-grid';
const PICKERS = '@mui/x-date-pickers';
const CHARTS = '@mui/x-charts';
const TREE = '@mui/x-tree-view';
const ALL = [GRID, PICKERS, CHARTS, TREE];

/**
 * Facts from the changelog in `node_modules/@mui/x-data-grid`. Packages of charts and trees with a higher plan are named
 * where they are new.
 */
export const releases: readonly Release[] = [
  {
    version: '7.15.0',
    date: '2024-08-29',
    packages: ALL,
    changes: [
      'All packages accept Material UI 6 besides version 5 from 5.15.14. See [Upgrade to v6](/material-ui/migration/upgrade-to-v6/).',
      '**Data Grid Pro**: [GridRowReorderCell](/x/api/data-grid/grid-row-reorder-cell/) is exported, for columns of your own that move rows.',
      '**Charts**: the transition of a [LineChart](/x/api/charts/line-chart/) runs to its end, and tooltips of horizontal bars show the right values.',
    ],
  },
  {
    version: '7.14.0',
    date: '2024-08-23',
    packages: [GRID, PICKERS, CHARTS, '@mui/x-charts-pro'],
    changes: [
      '**Charts Pro**: an axis can adapt its range to what is left on the other one after a zoom. See [BarChartPro](/x/api/charts/bar-chart-pro/).',
      '**Charts**: a [BarChart](/x/api/charts/bar-chart/) draws faster.',
      '**Pickers**: Space and Enter choose a value on a [TimeClock](/x/api/date-pickers/time-clock/).',
    ],
  },
  {
    version: '7.13.0',
    date: '2024-08-16',
    packages: ALL,
    changes: [
      '**Tree View**: people can edit the label of an item. See [RichTreeView](/x/api/tree-view/rich-tree-view/).',
      '**Data Grid Pro**: rows of tree data and groups tell screen readers their level and whether they are open.',
      '**Charts**: `baseline` sets where the area of a [line](/x/api/charts/line-series-type/) begins.',
      '**Data Grid**: `null` and `undefined` are empty cells in a CSV export.',
    ],
  },
  {
    version: '7.12.1',
    date: '2024-08-08',
    packages: [GRID, CHARTS, '@mui/x-charts-pro'],
    changes: [
      '**Charts Pro** is new, as an alpha, with a [Heatmap](/x/api/charts/heatmap/) and with zoom and pan for bars, lines and points.',
      '**Data Grid**: `checkboxSelectionVisibleOnly` works with pagination on the server, and the package works with Yarn PnP.',
    ],
  },
  {
    version: '7.12.0',
    date: '2024-08-01',
    packages: [CHARTS, TREE, '@mui/x-tree-view-pro'],
    breaking: [
      '**Charts**: the package brings its own copy of D3. If your code imports `d3` packages that only the charts had installed, add them to your `package.json`.',
    ],
    changes: [
      '**Tree View Pro** is new: items of a [RichTreeViewPro](/x/api/tree-view/rich-tree-view-pro/) can be dragged to another place.',
      '**Tree View**: `onItemClick` reports the item that was clicked.',
      '**Charts**: the package also contains CommonJS, for bundlers and test runners that need it.',
    ],
  },
  {
    version: '7.11.1',
    date: '2024-07-25',
    packages: [GRID, PICKERS, CHARTS],
    changes: [
      '**Charts**: `xAxisKey` and `zAxisKey` are deprecated for `xAxisId` and `zAxisId`; empty slices of a [PieChart](/x/api/charts/pie-chart/) are hidden.',
      '**Data Grid**: a CSV export escapes formulas in all cells.',
      '**Pickers**: a disabled field cannot be edited with the keyboard.',
    ],
  },
  {
    version: '7.11.0',
    date: '2024-07-18',
    packages: [GRID, PICKERS, CHARTS],
    changes: [
      '**Charts**: legends for colors that stand for values, [continuous](/x/api/charts/continuous-color-legend/) or [in steps](/x/api/charts/piecewise-color-legend/).',
      '**Data Grid**: filters of several values accept dates, with and without a time.',
    ],
  },
  {
    version: '7.10.0',
    date: '2024-07-11',
    packages: [GRID, PICKERS, TREE],
    changes: [
      '**Data Grid**: selectors count the children of rows, so that a footer of yours can show the number.',
      '**Tree View**: `getItemTree` and `getItemOrderedChildrenIds` return the items that are there now.',
      '**Pickers**: fields behave the same whether or not they are read-only.',
    ],
  },
  {
    version: '7.9.0',
    date: '2024-07-05',
    packages: ALL,
    changes: [
      '**Data Grid**: the [overlay](/x/api/data-grid/grid-loading-overlay/) while rows load can be a circle, a bar or a skeleton of the rows.',
      '**Tree View**: `selectItem` and `getItemDOMElement` are part of the public API.',
      '**Pickers**: `usePickersTranslations` returns the texts of the locale, for slots of your own.',
      '**Charts**: touch works better on phones.',
    ],
  },
  {
    version: '7.8.0',
    date: '2024-06-28',
    packages: ALL,
    changes: [
      '**Data Grid Pro**: a first version of the data source, which asks a server for the rows that are needed, also for tree data.',
      '**Data Grid**: the slot `columnHeaderSortIcon` replaces the arrow of a sorted column.',
      '**Charts**: a [BarChart](/x/api/charts/bar-chart/) accepts dates, and the y-axis follows the direction of the text.',
      '**Tree View**: `expansionTrigger` decides whether a click on the item or only one on its icon opens it.',
    ],
  },
  {
    version: '7.7.0',
    date: '2024-06-13',
    packages: [GRID, PICKERS],
    changes: [
      '**Pickers**: slots for the buttons of months and years. See [MonthCalendar](/x/api/date-pickers/month-calendar/) and [YearCalendar](/x/api/date-pickers/year-calendar/).',
      '**Data Grid**: `getFilterState` tells which rows a [filter](/x/react-data-grid/filtering/) would leave.',
    ],
  },
  {
    version: '7.6.0',
    date: '2024-05-30',
    packages: [GRID, CHARTS, TREE],
    changes: [
      '**Tree View**: `itemChildrenIndentation` sets how far children are moved in.',
      '**Charts**: which element is highlighted can be controlled. See [HighlightedProvider](/x/api/charts/highlighted-provider/).',
      '**Data Grid**: a change of columns no longer renders all cells again.',
    ],
  },
  {
    version: '7.5.1',
    date: '2024-05-23',
    packages: [GRID, CHARTS],
    changes: [
      '**Charts**: a bar can show [its value](/x/api/charts/bar-label/) inside.',
      '**Data Grid**: exports to CSV and Excel escape formulas, so that a cell cannot run one in a spreadsheet.',
    ],
  },
  {
    version: '7.5.0',
    date: '2024-05-17',
    packages: [GRID, PICKERS, CHARTS, TREE],
    changes: [
      '**Tree View**: checkboxes select items, one or several. See [SimpleTreeView](/x/api/tree-view/simple-tree-view/).',
      '**Charts**: a label of a series can be a function of the place where it is shown, such as legend or tooltip.',
      '**Data Grid**: the texts of errors take fewer bytes of an app.',
    ],
  },
  {
    version: '7.4.0',
    date: '2024-05-10',
    packages: [PICKERS, CHARTS],
    changes: [
      '**Charts**: `borderRadius` rounds the corners of a [BarChart](/x/api/charts/bar-chart/).',
      '**Pickers**: an adapter for version 3 of `date-fns-jalali`, and ids for [shortcuts](/x/api/date-pickers/pickers-shortcuts/).',
    ],
  },
  {
    version: '7.3.2',
    date: '2024-05-02',
    packages: [GRID, CHARTS],
    changes: [
      '**Charts**: `loading` and a chart without data show an overlay, which slots replace.',
      '**Data Grid**: the text of the reset button in the [panel of columns](/x/api/data-grid/grid-columns-management/) can be changed.',
    ],
  },
  {
    version: '7.3.0',
    date: '2024-04-18',
    packages: [GRID, CHARTS],
    breaking: ['**Charts**: the type `ContinuouseScaleName` is renamed to `ContinuousScaleName`.'],
    changes: [
      '**Data Grid**: pagination on a server works without a total, or with an estimated one: `estimatedRowCount`.',
      '**Charts**: colors can follow the values of an axis. See [AxisConfig](/x/api/charts/axis-config/).',
    ],
  },
  {
    version: '7.2.0',
    date: '2024-04-12',
    packages: [GRID],
    changes: [
      '**Data Grid**: the background of headers and pinned columns has a place in the theme of Material UI.',
      '**Data Grid**: double quotes are copied to the clipboard as they are.',
    ],
  },
  {
    version: '7.1.0',
    date: '2024-03-28',
    packages: [GRID],
    changes: [
      '**Data Grid**: `resizeThrottleMs` sets how often the grid measures itself while its container is resized.',
    ],
  },
  {
    version: '7.0.0',
    date: '2024-03-22',
    packages: ALL,
    breaking: [
      '**Data Grid**: `density` is a controlled prop; `rowBuffer` and `columnBuffer` are `rowBufferPx` and `columnBufferPx`; `rowThreshold` and `columnThreshold` are gone.',
      '**Pickers**: `dateTimeViewRenderers` is gone; a `DesktopDateTimePicker` uses the renderers of dates and times.',
      '**Tree View**: the `nodeId` of an item is its `itemId`, and the item has the focus, not the root of the tree. Tests that send keys to the root must change.',
    ],
    changes: [
      '**Data Grid**: how many rows are rendered outside of the window follows the speed of scrolling, and `rows` is optional.',
      '**Data Grid Premium**: a paste from the clipboard can be confirmed first.',
      '**Pickers**: a range field can have another separator, and formats need none.',
    ],
  },
];
