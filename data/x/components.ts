import type { ListedCategory } from '../../src/content/shared/componentList';

export const components: readonly ListedCategory[] = [
  {
    title: 'Data Grid',
    menuGroup: '/x/react-data-grid-group',
    hasOnlyNamesakes: true,
    components: [
      {
        title: 'Data Grid Pro',
        name: 'DataGridPro',
        description: 'The grid with pinned columns and rows, tree data, detail panels and lazy loading.',
        drawing: 'data-grid',
      },
      {
        title: 'Data Grid Premium',
        name: 'DataGridPremium',
        description: 'The grid with row grouping, aggregation, cell selection and Excel export.',
        drawing: 'data-grid',
      },
    ],
  },
  {
    title: 'Date and Time Pickers',
    menuGroup: '/x/react-date-pickers-group',
    hasOnlyNamesakes: true,
    components: [],
  },
  {
    title: 'Charts',
    menuGroup: '/x/react-charts-group',
    hasOnlyNamesakes: true,
    components: [
      {
        title: 'Chart Container',
        name: 'ChartContainer',
        description: 'The base for charts of your own, composed of plots, axes and tooltips.',
        drawing: 'composition',
      },
      {
        title: 'Bar Chart Pro',
        name: 'BarChartPro',
        description: 'The bar chart with zooming and panning.',
        drawing: 'zoom-and-pan',
      },
      {
        title: 'Line Chart Pro',
        name: 'LineChartPro',
        description: 'The line chart with zooming and panning.',
        drawing: 'zoom-and-pan',
      },
      {
        title: 'Scatter Chart Pro',
        name: 'ScatterChartPro',
        description: 'The scatter chart with zooming and panning.',
        drawing: 'zoom-and-pan',
      },
    ],
  },
  {
    title: 'Tree View',
    menuGroup: '/x/react-tree-view-group',
    hasOnlyNamesakes: true,
    components: [
      {
        title: 'Simple Tree View',
        name: 'SimpleTreeView',
        description: 'A tree whose items you write as children, for fixed content.',
      },
      {
        title: 'Rich Tree View',
        name: 'RichTreeView',
        description: 'A tree from an array of items, with selection, expansion and label editing.',
      },
      {
        title: 'Rich Tree View Pro',
        name: 'RichTreeViewPro',
        description: 'The rich tree with items that can be dragged to another place.',
        drawing: 'rich-tree-view',
      },
    ],
  },
];
