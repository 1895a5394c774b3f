import type { ApiPackage } from '../src/model/api';

/**
 * The packages whose public exports have API pages, a lower plan before a higher one. Packages that are
 * not installed are passed over.
 */
export const apiPackages: readonly ApiPackage[] = [
  {
    name: '@mui/material',
    section: 'material-ui',
    path: '/material-ui/api',
    leftOut: ['StyledEngineProvider'],
    insteadOf: {
      Hidden:
        "Set `display` for each breakpoint in the `sx` prop, `sx={{ display: { xs: 'none', md: 'block' } }}`. What should not be rendered at all depends on [`useMediaQuery`](/material-ui/react-use-media-query/).",
    },
  },
  { name: '@mui/lab', section: 'material-ui', path: '/material-ui/api' },
  {
    name: '@mui/joy',
    section: 'joy-ui',
    path: '/joy-ui/api',
    taggedBy: '@mui/material',
    leftOut: ['StyledEngineProvider'],
  },
  {
    name: '@mui/base',
    section: 'base-ui',
    path: '/base-ui/api',
    taggedBy: '@mui/material',
    hasHookPages: true,
    leftOut: ['useTabsContext'],
  },
  {
    name: '@mui/system',
    section: 'system',
    path: '/system/api',
    leftOut: ['StyledEngineProvider', 'ThemeProvider'],
  },
  {
    name: '@mui/x-data-grid',
    section: 'x',
    path: '/x/api/data-grid',
    // Parts that only the grid itself can render.
    leftOut: ['GridCellCheckboxForwardRef', 'GridMenu', 'GridRoot', 'GridRow', 'GridSkeletonCell'],
    interfaces: [
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridSingleSelectColDef',
      'GridActionsColDef',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridRowClassNameParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridCsvExportOptions',
      'GridPrintExportOptions',
    ],
  },
  {
    name: '@mui/x-data-grid-pro',
    section: 'x',
    path: '/x/api/data-grid',
    plan: 'pro',
    leftOut: ['GridCellCheckboxForwardRef', 'GridMenu', 'GridRoot', 'GridRow', 'GridSkeletonCell'],
    interfaces: ['GridApi', 'GridColDef'],
  },
  {
    name: '@mui/x-data-grid-premium',
    section: 'x',
    path: '/x/api/data-grid',
    plan: 'premium',
    leftOut: ['GridCellCheckboxForwardRef', 'GridMenu', 'GridRoot', 'GridRow', 'GridSkeletonCell'],
    interfaces: ['GridApi', 'GridColDef', 'GridAggregationFunction', 'GridExcelExportOptions'],
  },
  { name: '@mui/x-date-pickers', section: 'x', path: '/x/api/date-pickers' },
  { name: '@mui/x-date-pickers-pro', section: 'x', path: '/x/api/date-pickers', plan: 'pro' },
  {
    name: '@mui/x-charts',
    section: 'x',
    path: '/x/api/charts',
    alsoListed: ['BarLabel', 'PieArc', 'PieArcLabel'],
    interfaces: ['AxisConfig', 'BarSeriesType', 'LineSeriesType', 'PieSeriesType', 'ScatterSeriesType'],
  },
  { name: '@mui/x-charts-pro', section: 'x', path: '/x/api/charts', plan: 'pro' },
  {
    name: '@mui/x-tree-view',
    section: 'x',
    path: '/x/api/tree-view',
    insteadOf: { TreeView: 'Use [`SimpleTreeView`](/x/api/tree-view/simple-tree-view/) instead.' },
  },
  { name: '@mui/x-tree-view-pro', section: 'x', path: '/x/api/tree-view', plan: 'pro' },
  { name: '@toolpad/core', section: 'toolpad', path: '/toolpad/core/api', hasHookPages: true },
];
