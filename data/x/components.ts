import type { ListedCategory } from '../../src/model/componentList';

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
    components: [
      {
        title: 'Date Picker',
        name: 'DatePicker',
        description: 'A field with a calendar: a popup with a mouse, a dialog on touch screens.',
      },
      {
        title: 'Date Field',
        name: 'DateField',
        description: 'A date to type, section by section, with the keyboard.',
      },
      {
        title: 'Date Calendar',
        name: 'DateCalendar',
        description: 'A calendar in the page, by day, month and year.',
      },
      {
        title: 'Time Picker',
        name: 'TimePicker',
        description: 'A field with a clock or with columns of hours and minutes.',
      },
      { title: 'Time Field', name: 'TimeField', description: 'A time to type, in 12 or 24 hours.' },
      { title: 'Time Clock', name: 'TimeClock', description: 'A clock face to choose hours and minutes on.' },
      {
        title: 'Digital Clock',
        name: 'DigitalClock',
        description: 'Times in one list, or hours and minutes in columns.',
      },
      {
        title: 'Date Time Picker',
        name: 'DateTimePicker',
        description: 'One field for a day and a time, with calendar and clock.',
      },
      {
        title: 'Date Time Field',
        name: 'DateTimeField',
        description: 'A date and a time to type in one field.',
      },
      {
        title: 'Date Range Picker',
        name: 'DateRangePicker',
        description: 'A first and a last day, on two months side by side.',
      },
      {
        title: 'Date Range Field',
        name: 'SingleInputDateRangeField',
        description: 'A range of days to type, in one field or in two.',
      },
      {
        title: 'Date Range Calendar',
        name: 'DateRangeCalendar',
        description: 'Months in the page, to choose a first and a last day.',
      },
      {
        title: 'Time Range Field',
        name: 'SingleInputTimeRangeField',
        description: 'A start and an end time to type, in one field or in two.',
      },
      {
        title: 'Date Time Range Picker',
        name: 'DateTimeRangePicker',
        description: 'A range with days and times, with calendar and clock.',
      },
      {
        title: 'Date Time Range Field',
        name: 'SingleInputDateTimeRangeField',
        description: 'A range of days and times to type, in one field or in two.',
      },
    ],
  },
  {
    title: 'Charts',
    menuGroup: '/x/react-charts-group',
    hasOnlyNamesakes: true,
    components: [
      {
        title: 'Bar Chart',
        name: 'BarChart',
        description: 'Amounts side by side or stacked, upright or across.',
        drawing: 'bars',
      },
      {
        title: 'Line Chart',
        name: 'LineChart',
        description: 'Values over time as lines or areas, with marks and curves.',
        drawing: 'lines',
      },
      {
        title: 'Pie Chart',
        name: 'PieChart',
        description: 'Shares of a whole as a pie, a ring or nested rings.',
        drawing: 'pie',
      },
      {
        title: 'Scatter Chart',
        name: 'ScatterChart',
        description: 'Points for two values each, to see how they are related.',
        drawing: 'scatter',
      },
      {
        title: 'Sparkline',
        name: 'SparkLineChart',
        description: 'A trend without axes, small enough for a line of text or a cell.',
      },
      { title: 'Gauge', name: 'Gauge', description: 'One value on an arc between its limits.' },
      {
        title: 'Heatmap',
        name: 'Heatmap',
        description: 'A table of values as colors, such as visits by day and hour.',
      },
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
