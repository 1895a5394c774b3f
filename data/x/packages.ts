import type { ProductPackage } from '../../src/site/shared/product';

/** Parts that only the grid itself can render. */
const GRID_PARTS = ['GridCellCheckboxForwardRef', 'GridMenu', 'GridRoot', 'GridRow', 'GridSkeletonCell'];

export const packages: readonly ProductPackage[] = [
  {
    name: '@mui/x-data-grid',
    path: '/x/api/data-grid',
    needsLayout: true,
    leftOut: GRID_PARTS,
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
    path: '/x/api/data-grid',
    needsLayout: true,
    plan: 'pro',
    leftOut: GRID_PARTS,
    interfaces: ['GridApi', 'GridColDef'],
  },
  {
    name: '@mui/x-data-grid-premium',
    path: '/x/api/data-grid',
    needsLayout: true,
    plan: 'premium',
    leftOut: GRID_PARTS,
    interfaces: ['GridApi', 'GridColDef', 'GridAggregationFunction', 'GridExcelExportOptions'],
  },
  { name: '@mui/x-date-pickers', path: '/x/api/date-pickers' },
  { name: '@mui/x-date-pickers-pro', path: '/x/api/date-pickers', plan: 'pro' },
  {
    name: '@mui/x-charts',
    path: '/x/api/charts',
    needsLayout: true,
    alsoListed: ['BarLabel', 'PieArc', 'PieArcLabel'],
    interfaces: ['AxisConfig', 'BarSeriesType', 'LineSeriesType', 'PieSeriesType', 'ScatterSeriesType'],
  },
  { name: '@mui/x-charts-pro', path: '/x/api/charts', plan: 'pro', needsLayout: true },
  {
    name: '@mui/x-tree-view',
    path: '/x/api/tree-view',
    insteadOf: { TreeView: 'Use [`SimpleTreeView`](/x/api/tree-view/simple-tree-view/) instead.' },
  },
  { name: '@mui/x-tree-view-pro', path: '/x/api/tree-view', plan: 'pro' },
];
