/** What kind of question it is. */
export type QuestionGroup =
  | 'plain'
  | 'typos'
  | 'abbreviations'
  | 'topics'
  | 'errors'
  | 'code'
  | 'chinese'
  | 'portuguese'
  | 'product scope'
  | 'settled';

/** What a reader types, and the results that answer it, by the page of which product they are on. */
export interface ExpectedHit {
  readonly group: QuestionGroup;
  /** Id of the product whose pages the reader is on; `null`: the home page. */
  readonly from: string | null;
  readonly text: string;
  /** Any of these is a right first result. */
  readonly hrefs: readonly string[];
}

type Row = readonly [text: string, ...hrefs: string[]];

const M = '/material-ui';
const MC = `${M}/customization`;
const MG = `${M}/getting-started`;
const TEMPLATES = `${MG}/templates/`;
const NEXTJS = `${M}/integrations/nextjs/`;
const UPGRADE = `${M}/migration/upgrade-to-v6/`;
const BUNDLE = `${M}/guides/minimizing-bundle-size/`;

const material: readonly Row[] = [
  // By name
  ['button', `${M}/react-button/`],
  ['buttons', `${M}/react-button/`],
  ['Text Field', `${M}/react-text-field/`],
  ['textfield', `${M}/react-text-field/`],
  ['TextField', `${M}/react-text-field/`],
  ['text-field', `${M}/react-text-field/`],
  ['autocomplete', `${M}/react-autocomplete/`],
  ['checkbox', `${M}/react-checkbox/`],
  ['radio', `${M}/react-radio-button/`],
  ['radio button', `${M}/react-radio-button/`],
  ['select', `${M}/react-select/`],
  ['slider', `${M}/react-slider/`],
  ['switch', `${M}/react-switch/`],
  ['toggle button', `${M}/react-toggle-button/`],
  ['avatar', `${M}/react-avatar/`],
  ['badge', `${M}/react-badge/`],
  ['chip', `${M}/react-chip/`],
  ['list', `${M}/react-list/`],
  ['table', `${M}/react-table/`],
  ['tooltip', `${M}/react-tooltip/`],
  ['alert', `${M}/react-alert/`],
  ['dialog', `${M}/react-dialog/`],
  ['progress', `${M}/react-progress/`],
  ['snackbar', `${M}/react-snackbar/`],
  ['accordion', `${M}/react-accordion/`],
  ['card', `${M}/react-card/`],
  ['drawer', `${M}/react-drawer/`],
  ['menu', `${M}/react-menu/`],
  ['tabs', `${M}/react-tabs/`],
  ['tab', `${M}/react-tabs/`],
  ['stack', `${M}/react-stack/`],
  ['Grid2', `${M}/react-grid2/`],
  ['grid v2', `${M}/react-grid2/`],
  ['palette', `${MC}/palette/`],
  ['dark mode', `${MC}/dark-mode/`],
  ['density', `${MC}/density/`],
  ['installation', `${MG}/installation/`],
  ['faq', `${MG}/faq/`],
  // While typing
  ['but', `${M}/react-button/`],
  ['autoc', `${M}/react-autocomplete/`],
  ['snack', `${M}/react-snackbar/`],
  ['check', `${M}/react-checkbox/`],
  ['togg', `${M}/react-toggle-button/`],
  ['dia', `${M}/react-dialog/`],
  // Misspelt
  ['snakbar', `${M}/react-snackbar/`],
  ['autocompelte', `${M}/react-autocomplete/`],
  ['buton', `${M}/react-button/`],
  ['dailog', `${M}/react-dialog/`],
  ['accordian', `${M}/react-accordion/`],
  ['tooltop', `${M}/react-tooltip/`],
  ['chekbox', `${M}/react-checkbox/`],
  ['darkmode', `${MC}/dark-mode/`],
  // Other words for it
  ['modal', `${M}/react-dialog/`, `${M}/react-modal/`],
  ['dropdown', `${M}/react-select/`, `${M}/react-menu/`],
  ['toast', `${M}/react-snackbar/`],
  ['notification', `${M}/react-snackbar/`],
  ['sidebar', `${M}/react-drawer/`],
  ['spinner', `${M}/react-progress/`],
  ['loader', `${M}/react-progress/`],
  ['progress bar', `${M}/react-progress/`],
  ['combobox', `${M}/react-autocomplete/`],
  ['typeahead', `${M}/react-autocomplete/`],
  ['input', `${M}/react-text-field/`, `${M}/api/input/`],
  ['textarea', `${M}/react-text-field/`],
  ['popup', `${M}/react-dialog/`],
  ['collapse', `${M}/react-accordion/`, `${M}/api/collapse/`],
  ['tag', `${M}/react-chip/`],
  ['pill', `${M}/react-chip/`],
  ['toggle', `${M}/react-switch/`, `${M}/react-toggle-button/`],
  ['segmented control', `${M}/react-toggle-button/`],
  ['range slider', `${M}/react-slider/`, `${M}/react-slider/#ranges`],
  ['flexbox', `${M}/react-stack/`],
  ['grid', `${M}/react-grid/`, `${M}/react-grid2/`, '/x/react-data-grid/'],
  ['context menu', `${M}/react-menu/`],
  ['icon button', `${M}/react-button/`, `${M}/react-button/#icon-buttons`],
  ['loading button', `${M}/react-button/`, `${M}/react-button/#loading`],
  ['browser support', `${MG}/supported-platforms/`],
  ['theme', `${MC}/theming/`],
  ['createTheme', `${MC}/theming/`],
  [
    'color scheme',
    `${MC}/css-theme-variables/overview/`,
    `${MC}/css-theme-variables/usage/`,
    `${MC}/dark-mode/`,
  ],
  ['css variables', `${MC}/css-theme-variables/overview/`, `${MC}/theming/#css-variables`],
  // Questions
  [
    'how to disable ripple',
    `${M}/getting-started/faq/#how-do-i-turn-off-the-ripple`,
    `${M}/api/button-base/#button-base-prop-disableRipple`,
    `${M}/api/button/#button-prop-disableRipple`,
  ],
  ['how do I install it', `${MG}/installation/`],
  ['change primary color', `${MC}/palette/#change-the-colors`, `${MC}/palette/`],
  [
    'full screen dialog',
    `${M}/react-dialog/#full-screen-on-phones`,
    `${M}/react-dialog/#full-screen-with-a-transition`,
    `${M}/react-dialog/#DialogFullScreenPhone`,
    `${M}/react-dialog/#DialogFullScreen`,
    `${M}/api/dialog/#dialog-prop-fullScreen`,
  ],
  ['sticky header', `${M}/react-table/#sticky-header`],
  ['table sorting', `${M}/react-table/#sorting`, `${M}/react-table/#TableSorting`],
  ['table pagination', `${M}/react-table/#pagination`, `${M}/api/table-pagination/`],
  ['expandable rows', `${M}/react-table/#expandable-rows`],
  ['vertical tabs', `${M}/react-tabs/#vertical-tabs`],
  ['select all checkbox', `${M}/react-checkbox/#select-all`],
  ['vertical slider', `${M}/react-slider/#vertical`],
  ['nested list', `${M}/react-list/#nested-lists`],
  ['persistent drawer', `${M}/react-drawer/#persistent`],
  ['right to left', `${MC}/right-to-left/`, `${MG}/faq/#how-do-i-support-right-to-left-text`],
  ['react 19', `${MG}/faq/#does-it-work-with-react-19`],
  [
    'content security policy nonce',
    `${M}/guides/content-security-policy/`,
    `${MG}/faq/#how-do-i-set-a-nonce-for-my-content-security-policy`,
  ],
  [
    'button color',
    `${M}/react-button/#colors`,
    `${M}/api/button/#button-prop-color`,
    `${M}/react-button/#ButtonColors`,
  ],
  ['disabled button', `${M}/react-button/#disabled-buttons`],
  ['file upload', `${M}/react-button/#upload-files`],
  ['autocomplete search while typing', `${M}/react-autocomplete/#search-while-typing`],
  [
    'multiple select',
    `${M}/react-select/#multiple-values`,
    `${M}/api/select/#select-prop-multiple`,
    `${M}/react-select/`,
  ],
  ['tooltip on disabled button', `${M}/react-tooltip/#tooltip-on-a-disabled-button`],
  [
    'validate form text field',
    `${M}/react-text-field/#validate-a-whole-form`,
    `${M}/react-text-field/#forms-and-validation`,
  ],
  ['nested themes', `${MC}/theming/#nested-themes`],
  ['flash dark mode on load', `${MC}/dark-mode/#no-flash-on-load`],
  // Reference
  ['button api', `${M}/api/button/`],
  ['card api', `${M}/api/card/`],
  ['TextField props', `${M}/api/text-field/`],
  [
    'disableRipple',
    `${M}/api/button-base/#button-base-prop-disableRipple`,
    `${M}/api/button/#button-prop-disableRipple`,
  ],
  [
    'disable ripple',
    `${M}/api/button-base/#button-base-prop-disableRipple`,
    `${M}/api/button/#button-prop-disableRipple`,
  ],
  ['autoHideDuration', `${M}/api/snackbar/#snackbar-prop-autoHideDuration`],
  [
    'keepMounted',
    `${M}/api/modal/#modal-prop-keepMounted`,
    `${M}/api/drawer/#drawer-prop-keepMounted`,
    `${M}/api/menu/#menu-prop-keepMounted`,
  ],
  ['freeSolo', `${M}/api/autocomplete/#autocomplete-prop-freeSolo`],
  ['getOptionLabel', `${M}/api/autocomplete/#autocomplete-prop-getOptionLabel`],
  ['fullWidth dialog', `${M}/api/dialog/#dialog-prop-fullWidth`],
  ['MuiButton-root', `${M}/api/button/#button-classes-root`],
  ['ButtonBase', `${M}/api/button-base/`, `${M}/react-button/`],
  ['IconButton', `${M}/api/icon-button/`, `${M}/react-button/`, `${M}/react-button/#icon-buttons`],
  ['ListItemButton', `${M}/api/list-item-button/`, `${M}/react-list/`],
  ['alert classes', `${M}/api/alert/`, `${M}/api/alert/#alert-classes-root`],
  ['slider slots', `${M}/api/slider/`],
  ['tooltip enterDelay', `${M}/api/tooltip/#tooltip-prop-enterDelay`],
  ['enter delay', `${M}/api/tooltip/#tooltip-prop-enterDelay`],
  ['autocomplete filterOptions', `${M}/api/autocomplete/#autocomplete-prop-filterOptions`],
  ['filter options', `${M}/api/autocomplete/#autocomplete-prop-filterOptions`, `${M}/react-autocomplete/`],
  ['renderInput', `${M}/api/autocomplete/#autocomplete-prop-renderInput`],
  ['select displayEmpty', `${M}/api/select/#select-prop-displayEmpty`],
  [
    'slider marks',
    `${M}/api/slider/#slider-prop-marks`,
    `${M}/react-slider/#steps-and-marks`,
    `${M}/react-slider/#SliderMarks`,
  ],
  ['valueLabelDisplay', `${M}/api/slider/#slider-prop-valueLabelDisplay`],
  [
    'anchorOrigin',
    `${M}/api/badge/#badge-prop-anchorOrigin`,
    `${M}/api/popover/#popover-prop-anchorOrigin`,
    `${M}/api/snackbar/#snackbar-prop-anchorOrigin`,
  ],
  [
    'inputProps',
    `${M}/api/input-base/#input-base-prop-inputProps`,
    `${M}/api/text-field/#text-field-prop-InputProps`,
    `${M}/api/text-field/#text-field-prop-inputProps`,
    `${M}/api/checkbox/#checkbox-prop-inputProps`,
    `${M}/api/native-select/#native-select-prop-inputProps`,
    `${M}/api/filled-input/#filled-input-prop-inputProps`,
  ],
  ['helperText', `${M}/api/text-field/#text-field-prop-helperText`],
  ['endIcon', `${M}/api/button/#button-prop-endIcon`],
  ['MuiChip-deleteIcon', `${M}/api/chip/#chip-classes-deleteIcon`],
  ['scrollButtons', `${M}/api/tabs/#tabs-prop-scrollButtons`],
  ['tabs api', `${M}/api/tabs/`],
  ['Pagination', `${M}/react-pagination/`, `${M}/api/pagination/`],
  ['Skeleton', `${M}/react-skeleton/`, `${M}/api/skeleton/`],
  ['navbar', `${M}/react-app-bar/`, `${M}/api/app-bar/`],
  ['hamburger menu', `${M}/react-menu/`],
  ['breadcrumb', `${M}/react-breadcrumbs/`, `${M}/api/breadcrumbs/`],
  ['stepper', `${M}/react-stepper/`, `${M}/api/stepper/`],
  ['fab', `${M}/react-floating-action-button/`, `${M}/api/fab/`],
  ['ImageList', `${M}/react-image-list/`, `${M}/api/image-list/`],
  ['rating', `${M}/react-rating/`, `${M}/api/rating/`],
  ['backdrop', `${M}/react-backdrop/`, `${M}/api/backdrop/`],
  ['CssBaseline', `${M}/react-css-baseline/`, `${M}/api/css-baseline/`],
  ['LoadingButton', `${M}/api/loading-button/`, `${M}/react-button/`],
  // Other products
  ['DataGrid', '/x/react-data-grid/'],
  ['data-grid', '/x/react-data-grid/'],
  ['data grid', '/x/react-data-grid/'],
  [
    'datepicker',
    '/x/api/date-pickers/date-picker/',
    '/x/react-date-pickers/date-picker/',
    '/x/react-date-pickers/',
  ],
  ['joy button', '/joy-ui/react-button/'],
  ['joy ui input', '/joy-ui/react-input/'],
  ['useDialogs', '/toolpad/core/react-use-dialogs/'],
  ['base ui tabs', '/base-ui/react-tabs/'],
  ['Box', '/system/react-box/', `${M}/react-box/`],
  ['login page', '/toolpad/core/react-sign-in-page/', TEMPLATES, `${TEMPLATES}#sign-in-page`],
  ['versions', '/versions/'],
  ['open source licenses', '/licenses/'],
  ['sbom', '/licenses/'],
];

const joy: readonly Row[] = [
  ['button', '/joy-ui/react-button/'],
  ['input', '/joy-ui/react-input/'],
  ['text field', '/joy-ui/react-input/', '/material-ui/react-text-field/'],
  ['installation', '/joy-ui/getting-started/installation/'],
  [
    'dark mode',
    '/joy-ui/getting-started/installation/#set-up-dark-mode',
    '/material-ui/customization/dark-mode/',
  ],
  ['--Button-gap', '/joy-ui/react-button/#one-button', '/joy-ui/react-button/#customization'],
  ['--Input-radius', '/joy-ui/react-input/#one-input', '/joy-ui/react-input/#customization'],
  [
    'startDecorator',
    '/joy-ui/api/button/#button-prop-startDecorator',
    '/joy-ui/api/input/#input-prop-startDecorator',
  ],
  ['loading', '/joy-ui/react-button/#loading', '/joy-ui/api/button/#button-prop-loading'],
  ['password visibility', '/joy-ui/react-input/#show-and-hide-a-secret'],
  ['joy autocomplete', '/joy-ui/api/autocomplete/'],
  [
    'color inversion',
    '/joy-ui/api/card/#card-prop-invertedColors',
    '/joy-ui/api/sheet/#sheet-prop-invertedColors',
    '/joy-ui/api/alert/#alert-prop-invertedColors',
  ],
  ['fullWidth', '/joy-ui/api/button/#button-prop-fullWidth', '/joy-ui/api/input/#input-prop-fullWidth'],
  ['MuiButton-loading', '/joy-ui/api/button/#button-classes-loading'],
  ['Sheet', '/joy-ui/api/sheet/'],
  ['ModalDialog', '/joy-ui/api/modal-dialog/'],
];

const base: readonly Row[] = [
  ['useButton', '/base-ui/api/use-button/', '/base-ui/react-button/'],
  ['tabs', '/base-ui/react-tabs/'],
  ['quick start', '/base-ui/getting-started/quickstart/'],
  ['tailwind', '/base-ui/getting-started/quickstart/#tailwind-css'],
  ['useTabs', '/base-ui/api/use-tabs/', '/base-ui/react-tabs/'],
  ['useAutocomplete', '/base-ui/api/use-autocomplete/'],
  ['useSlider api', '/base-ui/api/use-slider/'],
  ['rootElementName', '/base-ui/api/button/#button-prop-rootElementName'],
  ['focusableWhenDisabled', '/base-ui/api/button/#button-prop-focusableWhenDisabled'],
  ['Popper', '/base-ui/api/popper/'],
];

const x: readonly Row[] = [
  ['filtering', '/x/react-data-grid/filtering/'],
  ['column width', '/x/react-data-grid/column-definition/#set-widths'],
  ['columns', '/x/react-data-grid/column-definition/'],
  ['GridColDef', '/x/api/data-grid/grid-col-def/'],
  ['rowSelectionModel', '/x/api/data-grid/data-grid/#data-grid-prop-rowSelectionModel'],
  ['checkboxSelection', '/x/api/data-grid/data-grid/#data-grid-prop-checkboxSelection'],
  ['edit cells', '/x/react-data-grid/#edit-cells'],
  ['server side filtering', '/x/react-data-grid/filtering/#filter-on-the-server'],
  ['DateTimePicker', '/x/api/date-pickers/date-time-picker/'],
  ['BarChart', '/x/api/charts/bar-chart/'],
  ['TreeView', '/x/api/tree-view/tree-view/', '/x/api/tree-view/simple-tree-view/'],
  ['rowHeight', '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'],
  ['row height', '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'],
  ['pageSizeOptions', '/x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions'],
  ['processRowUpdate', '/x/api/data-grid/data-grid/#data-grid-prop-processRowUpdate'],
  ['filterModel', '/x/api/data-grid/data-grid/#data-grid-prop-filterModel'],
  ['sort model', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
  ['treeData', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-treeData'],
  ['pinnedColumns', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
  ['DataGridPremium', '/x/api/data-grid/data-grid-premium/'],
  ['DataGridPro api', '/x/api/data-grid/data-grid-pro/'],
  ['GridApi', '/x/api/data-grid/grid-api/'],
  ['DatePicker', '/x/api/date-pickers/date-picker/'],
  ['date range', '/x/api/date-pickers/date-range-picker/'],
  ['DateRangePicker', '/x/api/date-pickers/date-range-picker/'],
  [
    'minDate',
    '/x/api/date-pickers/date-picker/#date-picker-prop-minDate',
    '/x/api/date-pickers/date-calendar/#date-calendar-prop-minDate',
  ],
  ['time picker', '/x/api/date-pickers/time-picker/'],
  ['LineChart', '/x/api/charts/line-chart/'],
  ['pie chart', '/x/api/charts/pie-chart/'],
  ['barchart api', '/x/api/charts/bar-chart/'],
  ['ChartContainer', '/x/api/charts/chart-container/'],
  ['RichTreeView', '/x/api/tree-view/rich-tree-view/'],
  ['tree item', '/x/api/tree-view/tree-item/'],
  [
    'expandedItems',
    '/x/api/tree-view/rich-tree-view/#rich-tree-view-prop-expandedItems',
    '/x/api/tree-view/simple-tree-view/#simple-tree-view-prop-expandedItems',
  ],
  [
    'quick filter',
    '/x/react-data-grid/filtering/',
    '/x/react-data-grid/filtering/#quick-filter',
    '/x/api/data-grid/grid-toolbar-quick-filter/',
  ],
  [
    'valueGetter',
    '/x/react-data-grid/column-definition/',
    '/x/react-data-grid/column-definition/#compute-values',
  ],
  ['instal', '/x/introduction/installation/'],
  ['overview', '/x/introduction/'],
  [
    'disablePast',
    '/x/api/date-pickers/date-picker/#date-picker-prop-disablePast',
    '/x/api/date-pickers/date-calendar/#date-calendar-prop-disablePast',
  ],
  ['install data grid', '/x/introduction/installation/#data-grid', '/x/introduction/installation/'],
];

const system: readonly Row[] = [
  ['box', '/system/react-box/'],
  ['stack', '/system/react-stack/'],
  ['container queries', '/system/react-box/#container-queries'],
  ['breakpoints', '/system/react-box/#breakpoints', '/system/getting-started/#breakpoints'],
];

const toolpad: readonly Row[] = [
  ['sign in', '/toolpad/core/react-sign-in-page/'],
  ['authentication', '/toolpad/core/react-sign-in-page/'],
  ['confirm dialog', '/toolpad/core/react-use-dialogs/', '/toolpad/core/react-use-dialogs/#ask-yes-or-no'],
  ['next.js app router', '/toolpad/core/introduction/installation/#app-router'],
  ['PageContainer', '/toolpad/core/api/page-container/'],
  ['providerMap', '/toolpad/core/api/sign-in-page/'],
  ['DashboardLayout', '/toolpad/core/api/dashboard-layout/', '/toolpad/core/react-dashboard-layout/'],
];

const home: readonly Row[] = [
  ['material ui', '/material-ui/'],
  ['joy ui', '/joy-ui/'],
  ['toolpad', '/toolpad/'],
  ['data grid', '/x/react-data-grid/'],
  ['material ui installation', '/material-ui/getting-started/installation/'],
  ['autocomplete', '/material-ui/react-autocomplete/'],
  [
    'disableRipple',
    '/material-ui/api/button-base/#button-base-prop-disableRipple',
    '/material-ui/api/button/#button-prop-disableRipple',
  ],
];

const JI = '/joy-ui/getting-started/installation/';
const SYSTEM = '/system/getting-started/';
const GRID = '/x/react-data-grid/';
const COLUMNS = `${GRID}column-definition/`;
const FILTERING = `${GRID}filtering/`;
const FAQ = `${MG}/faq/`;
const INSTALLATION = `${MG}/installation/`;
const THEMING = `${MC}/theming/`;

const typos: readonly Row[] = [
  ['butn', `${M}/react-button/`],
  ['buttn', `${M}/react-button/`],
  ['typografy', `${M}/react-typography/`, `${M}/api/typography/`, `${MC}/typography/`],
  ['typograhpy', `${M}/react-typography/`, `${M}/api/typography/`, `${MC}/typography/`],
  ['tpography', `${M}/react-typography/`, `${M}/api/typography/`, `${MC}/typography/`],
  ['autocomplte', `${M}/react-autocomplete/`],
  ['autcomplete', `${M}/react-autocomplete/`],
  ['checkbx', `${M}/react-checkbox/`],
  ['slidr', `${M}/react-slider/`],
  ['acordion', `${M}/react-accordion/`],
  ['drawr', `${M}/react-drawer/`],
  ['diaglog', `${M}/react-dialog/`],
  ['snackbr', `${M}/react-snackbar/`],
  ['pallete', `${MC}/palette/`],
  ['pagniation', `${M}/react-pagination/`, `${M}/api/pagination/`, `${M}/react-table/#pagination`],
  ['breadcrums', `${M}/react-breadcrumbs/`, `${M}/api/breadcrumbs/`],
  ['skeletn', `${M}/react-skeleton/`, `${M}/api/skeleton/`],
  ['instalation', INSTALLATION],
  ['datagird', GRID],
  ['daet picker', '/x/api/date-pickers/date-picker/'],
  ['texfield', `${M}/react-text-field/`, `${M}/api/text-field/`],
  ['tooltp', `${M}/react-tooltip/`],
  ['swich', `${M}/react-switch/`],
  ['avatr', `${M}/react-avatar/`],
];

const abbreviations: readonly Row[] = [
  ['btn', `${M}/react-button/`],
  ['chkbx', `${M}/react-checkbox/`],
  ['dlg', `${M}/react-dialog/`],
  ['tbl', `${M}/react-table/`],
  ['txtfield', `${M}/react-text-field/`, `${M}/api/text-field/`],
  ['sx', `${M}/getting-started/usage/`, SYSTEM],
  ['i18n', `${M}/guides/localization/`, FAQ],
  ['rtl', `${M}/customization/right-to-left/`, FAQ, `${FAQ}#how-do-i-support-right-to-left-text`],
  ['ssr', `${M}/guides/server-rendering/`, FAQ],
  [
    'csp',
    `${M}/guides/content-security-policy/`,
    FAQ,
    `${FAQ}#how-do-i-set-a-nonce-for-my-content-security-policy`,
  ],
  ['css vars', `${MC}/css-theme-variables/overview/`, `${THEMING}#css-variables`, THEMING],
  ['autocmpl', `${M}/react-autocomplete/`],
];

const topics: readonly Row[] = [
  ['sx prop', `${M}/getting-started/usage/`, SYSTEM],
  ['datagrid sorting', GRID, COLUMNS],
  ['data grid sorting', GRID, COLUMNS],
  ['data grid filtering', FILTERING],
  ['datagrid filter', FILTERING],
  ['data grid columns', COLUMNS],
  ['data grid pagination', GRID],
  ['data grid export csv', GRID, '/x/api/data-grid/grid-csv-export-options/'],
  ['charts', '/x/introduction/', '/x/api/charts/'],
  ['infinite scroll', `${M}/react-list/`, GRID],
  ['virtualized list', `${M}/react-list/`],
  ['nextjs', NEXTJS],
  ['next.js', NEXTJS],
  ['next.js app router', NEXTJS, INSTALLATION, '/toolpad/core/introduction/installation/#app-router'],
  ['server components', `${INSTALLATION}#server-components`, INSTALLATION],
  [
    'server side rendering',
    `${M}/guides/server-rendering/`,
    FAQ,
    `${MG}/supported-platforms/#server-rendering`,
  ],
  ['migration', UPGRADE, '/versions/'],
  ['upgrade to v6', UPGRADE],
  ['breaking changes', `${UPGRADE}#breaking-changes`, UPGRADE],
  [
    'figma',
    `${M}/getting-started/design-resources/`,
    `${M}/design-resources/material-ui-for-figma/`,
    `${MG}/`,
  ],
  [
    'design kit',
    `${M}/getting-started/design-resources/`,
    `${M}/design-resources/material-ui-for-figma/`,
    `${MG}/`,
  ],
  ['bundle size', BUNDLE],
  ['tree shaking', BUNDLE],
  [
    'media query',
    `${M}/customization/breakpoints/`,
    `${M}/react-use-media-query/`,
    `${M}/react-grid2/`,
    SYSTEM,
  ],
  ['override styles', `${MC}/how-to-customize/`, `${M}/getting-started/usage/`],
  ['custom theme', THEMING],
  ['dark theme toggle', `${MC}/dark-mode/`, `${MC}/dark-mode/#let-people-choose`],
  ['date library', '/x/introduction/installation/'],
  ['license key', '/x/introduction/', FAQ],
  ['dashboard', '/toolpad/core/api/dashboard-layout/', `${TEMPLATES}#dashboard`],
  ['react hook form', `${M}/react-text-field/`],
  ['tree view', '/x/api/tree-view/tree-view/', '/x/api/tree-view/simple-tree-view/'],
  ['line chart', '/x/api/charts/line-chart/'],
  ['roboto font', `${M}/react-typography/#roboto-font`, INSTALLATION, `${INSTALLATION}#choose-a-font`],
  [
    'icons',
    `${M}/icons/`,
    `${M}/material-icons/`,
    INSTALLATION,
    `${INSTALLATION}#add-icons`,
    `${M}/api/icon/`,
  ],
  [
    'button icon',
    `${M}/react-button/`,
    `${M}/react-button/#icon-buttons`,
    `${M}/api/icon-button/`,
    `${M}/react-button/#ButtonIcons`,
  ],
  ['table sticky header', `${M}/react-table/#sticky-header`, `${M}/react-table/#TableStickyHeader`],
  ['dialog form', `${M}/react-dialog/#forms`, `${M}/react-dialog/#DialogForm`],
];

const code: readonly Row[] = [
  ['useMediaQuery', `${M}/react-use-media-query/`, `${M}/react-grid2/`, SYSTEM],
  ['useTheme', THEMING],
  ['ThemeProvider', THEMING],
  ['createTheme', THEMING],
  ['styled', `${MC}/how-to-customize/`, `${MC}/creating-themed-components/`, THEMING, SYSTEM],
  ['makeStyles', `${M}/migration/migrating-from-jss/`, FAQ],
  ['useColorScheme', `${MC}/dark-mode/`],
  ['StyledEngineProvider', `${M}/integrations/interoperability/`, FAQ],
  [
    'theme.palette.mode',
    `${MC}/dark-mode/`,
    `${MC}/palette/`,
    `${MC}/dark-mode/#from-palette-mode-and-two-themes`,
  ],
  ['theme.spacing', `${MC}/spacing/`, THEMING, `${MC}/density/`, `${M}/react-stack/`],
  [
    'MuiButton styleOverrides',
    `${MC}/theme-components/`,
    `${M}/react-button/#every-button`,
    `${M}/react-button/`,
    THEMING,
  ],
  ['ButtonGroup', `${M}/react-button-group/`, `${M}/api/button-group/`],
  ['button group', `${M}/react-button-group/`, `${M}/api/button-group/`],
  ['apiRef', GRID, '/x/api/data-grid/data-grid/#data-grid-prop-apiRef'],
  ['renderCell', COLUMNS, `${COLUMNS}#draw-your-own-cells`],
  ['AdapterDayjs', '/x/introduction/installation/', '/x/introduction/installation/#date-and-time-pickers'],
];

const errors: readonly Row[] = [
  ['validateDOMNesting', `${M}/react-table/`],
  ['Warning: validateDOMNesting(...): <div> cannot appear as a descendant of <p>.', `${M}/react-table/`],
  ['MUI: The value provided to Autocomplete is invalid', `${M}/react-autocomplete/`],
  ['Cannot read properties of null', INSTALLATION],
  ["TypeError: Cannot read properties of null (reading 'useContext')", INSTALLATION],
  ["Cannot read properties of undefined (reading 'palette')", INSTALLATION],
  ['Invalid hook call', INSTALLATION],
  ["Module not found: Can't resolve '@emotion/styled'", INSTALLATION, `${INSTALLATION}#common-mistakes`],
  ["Cannot find module '@emotion/react'", INSTALLATION, `${INSTALLATION}#common-mistakes`],
  ['npm ERR! ERESOLVE unable to resolve dependency tree', INSTALLATION, `${INSTALLATION}#common-mistakes`],
  ['ERR_UNSUPPORTED_DIR_IMPORT', `${FAQ}#what-does-err-unsupported-dir-import-mean`],
  [
    'Function components cannot be given refs',
    `${FAQ}#why-does-my-tooltip-say-that-function-components-cannot-be-given-refs`,
    `${M}/react-tooltip/`,
  ],
  [
    'Prop `className` did not match',
    `${M}/guides/server-rendering/`,
    FAQ,
    `${FAQ}#why-does-react-report-that-the-class-names-do-not-match`,
  ],
  ['Hydration failed', `${M}/guides/server-rendering/`, FAQ],
  // What the libraries print themselves
  ["MUI: The Tabs component doesn't accept a Fragment as a child", `${M}/react-tabs/`],
  [
    'MUI: The `anchorEl` prop provided to the component is invalid',
    `${M}/react-menu/`,
    `${M}/react-popover/`,
    `${M}/react-popper/`,
    `${M}/api/popover/`,
  ],
  ['MUI: You are providing a disabled `button` child to the Tooltip component', `${M}/react-tooltip/`],
  [
    'MUI: The page prop of a TablePagination is out of range',
    `${M}/react-table/`,
    `${M}/react-table/#the-page-prop-is-out-of-range`,
  ],
  ['MUI X: The data grid component requires all rows to have a unique `id` property', GRID],
  ['MUI: The contrast ratio of 2:1 for #fff on #aaa', `${MC}/palette/#contrast`, `${MC}/color/#contrast`],
];

const chinese: readonly Row[] = [
  ['按钮', `${M}/react-button/`],
  ['表格', `${M}/react-table/`],
  ['主题', THEMING],
  ['安装', INSTALLATION],
  ['深色模式', `${MC}/dark-mode/`],
  ['暗黑模式', `${MC}/dark-mode/`],
  ['如何安装', INSTALLATION],
  ['按钮组件', `${M}/react-button/`],
  ['按钮颜色', `${M}/react-button/`, `${M}/react-button/#colors`],
  ['复选框', `${M}/react-checkbox/`],
  ['单选', `${M}/react-radio-button/`],
  ['下拉', `${M}/react-select/`, `${M}/react-menu/`],
  ['输入框', `${M}/react-text-field/`, '/joy-ui/react-input/'],
  ['滑块', `${M}/react-slider/`],
  ['开关', `${M}/react-switch/`],
  ['头像', `${M}/react-avatar/`],
  ['徽章', `${M}/react-badge/`],
  ['列表', `${M}/react-list/`],
  ['提示', `${M}/react-tooltip/`, `${M}/react-alert/`],
  ['对话框', `${M}/react-dialog/`],
  ['弹窗', `${M}/react-dialog/`],
  ['进度条', `${M}/react-progress/`],
  ['消息提示', `${M}/react-snackbar/`],
  ['折叠面板', `${M}/react-accordion/`],
  ['卡片', `${M}/react-card/`],
  ['抽屉', `${M}/react-drawer/`],
  ['菜单', `${M}/react-menu/`],
  ['选项卡', `${M}/react-tabs/`],
  ['栅格', `${M}/react-grid/`, `${M}/react-grid2/`],
  ['分页', `${M}/react-pagination/`, `${M}/api/pagination/`],
  ['骨架屏', `${M}/react-skeleton/`, `${M}/api/skeleton/`],
  ['排版', `${M}/react-typography/`, `${M}/api/typography/`, `${MC}/typography/`],
  ['数据表格', GRID],
  ['筛选', FILTERING],
  ['日期选择器', '/x/api/date-pickers/date-picker/'],
  ['图表', '/x/introduction/'],
  ['柱状图', '/x/api/charts/bar-chart/'],
  ['树形控件', '/x/api/tree-view/tree-view/', '/x/api/tree-view/rich-tree-view/'],
  ['登录', '/toolpad/core/react-sign-in-page/'],
  ['颜色', `${MC}/color/`, `${MC}/palette/`],
  ['常见问题', FAQ],
  ['国际化', `${M}/guides/localization/`, FAQ],
  ['无限滚动', `${M}/react-list/`],
  ['迁移', UPGRADE, '/versions/'],
  ['Button按钮', `${M}/react-button/`],
];

const portuguese: readonly Row[] = [
  ['botão', `${M}/react-button/`],
  ['botao', `${M}/react-button/`],
  ['botões', `${M}/react-button/`],
  ['tabela', `${M}/react-table/`],
  ['tema', THEMING],
  ['instalação', INSTALLATION],
  ['instalacao', INSTALLATION],
  ['como instalar', INSTALLATION],
  ['modo escuro', `${MC}/dark-mode/`],
  ['caixa de seleção', `${M}/react-checkbox/`],
  ['campo de texto', `${M}/react-text-field/`],
  ['lista suspensa', `${M}/react-select/`],
  ['controle deslizante', `${M}/react-slider/`],
  ['interruptor', `${M}/react-switch/`],
  ['lista', `${M}/react-list/`],
  ['dica', `${M}/react-tooltip/`],
  ['alerta', `${M}/react-alert/`],
  ['diálogo', `${M}/react-dialog/`],
  ['caixa de dialogo', `${M}/react-dialog/`],
  ['barra de progresso', `${M}/react-progress/`, `${M}/api/linear-progress/`],
  ['notificação', `${M}/react-snackbar/`],
  ['cartão', `${M}/react-card/`],
  ['gaveta', `${M}/react-drawer/`],
  ['barra lateral', `${M}/react-drawer/`],
  ['abas', `${M}/react-tabs/`],
  ['paginação', `${M}/react-pagination/`, `${M}/api/pagination/`],
  ['tipografia', `${M}/react-typography/`, `${M}/api/typography/`, `${MC}/typography/`],
  ['cores', `${MC}/color/`],
  ['paleta de cores', `${MC}/palette/`],
  ['ícones', `${M}/icons/`, `${M}/material-icons/`, `${M}/api/icon/`, INSTALLATION],
  ['grade de dados', GRID],
  ['filtro', FILTERING],
  ['calendário', '/x/api/date-pickers/date-picker/', '/x/api/date-pickers/date-calendar/'],
  ['gráficos', '/x/introduction/'],
  ['gráfico de barras', '/x/api/charts/bar-chart/'],
  ['árvore', '/x/api/tree-view/tree-view/', '/x/api/tree-view/rich-tree-view/'],
  ['página de login', '/toolpad/core/react-sign-in-page/', TEMPLATES, `${TEMPLATES}#sign-in-page`],
  ['perguntas frequentes', FAQ],
  ['tradução', `${M}/guides/localization/`, FAQ],
  ['rolagem infinita', `${M}/react-list/`],
  ['migração', UPGRADE, '/versions/'],
  ['como personalizar o tema', THEMING],
];

const fromJoy: readonly Row[] = [
  ['CssVarsProvider', JI, `${JI}#wrap-the-app`],
  ['extendTheme', JI],
  ['sx', '/joy-ui/getting-started/', SYSTEM],
  ['theme', THEMING, JI],
  ['data grid', GRID],
  ['toggle button', `${M}/react-toggle-button/`, '/joy-ui/api/toggle-button-group/'],
  ['BarChart', '/x/api/charts/bar-chart/'],
  ['processRowUpdate', '/x/api/data-grid/data-grid/#data-grid-prop-processRowUpdate'],
  ['autoHideDuration', '/joy-ui/api/snackbar/#snackbar-prop-autoHideDuration'],
  ['freeSolo', '/joy-ui/api/autocomplete/#autocomplete-prop-freeSolo'],
];

const fromToolpad: readonly Row[] = [
  ['sx', `${M}/getting-started/usage/`, SYSTEM],
  ['CssVarsProvider', JI, THEMING, `${MC}/css-theme-variables/overview/`],
  [
    'disableRipple',
    `${M}/api/button-base/#button-base-prop-disableRipple`,
    `${M}/api/button/#button-prop-disableRipple`,
  ],
  ['sticky header', `${M}/react-table/#sticky-header`, `${M}/api/table/#table-prop-stickyHeader`],
  [
    'vertical tabs',
    `${M}/react-tabs/#vertical-tabs`,
    '/base-ui/react-tabs/#vertical-lists-and-disabled-tabs',
  ],
];

const fromSystem: readonly Row[] = [
  ['sx', SYSTEM],
  ['sx prop', SYSTEM],
  ['valueLabelDisplay', `${M}/api/slider/#slider-prop-valueLabelDisplay`],
  ['snackbar', `${M}/react-snackbar/`],
];

const fromMaterial: readonly Row[] = [
  ['processRowUpdate', '/x/api/data-grid/data-grid/#data-grid-prop-processRowUpdate'],
  ['pinnedColumns', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
  ['BarChart', '/x/api/charts/bar-chart/'],
  [
    'invertedColors',
    '/joy-ui/api/alert/#alert-prop-invertedColors',
    '/joy-ui/api/card/#card-prop-invertedColors',
    '/joy-ui/api/sheet/#sheet-prop-invertedColors',
  ],
  ['focusableWhenDisabled', '/base-ui/api/button/#button-prop-focusableWhenDisabled'],
];

/** Component pages of one product alone, misspelt: they are the answer wherever a reader asks. */
const misspelt: readonly Row[] = [
  ['slct', `${M}/react-select/`],
  ['chekbox', `${M}/react-checkbox/`],
  ['dialgo', `${M}/react-dialog/`],
  ['toltip', `${M}/react-tooltip/`],
  ['autocomplet', `${M}/react-autocomplete/`],
  ['snakbar', `${M}/react-snackbar/`],
  ['accordian', `${M}/react-accordion/`],
  ['menue', `${M}/react-menu/`],
  ['drawr', `${M}/react-drawer/`],
  ['swich', `${M}/react-switch/`],
];

/** What other products than the reader's have pages about. */
const elsewhere: readonly Row[] = [
  ['data grid filtering', FILTERING],
  ['data grid sorting', GRID],
  ['data grid columns', COLUMNS],
  ['datagrid column width', COLUMNS],
  ['datagrid sort', GRID],
  ['date picker', '/x/api/date-pickers/date-picker/', '/x/introduction/'],
  ['tree view', '/x/api/tree-view/tree-view/', '/x/introduction/#tree-view'],
  ['sign in page', '/toolpad/core/react-sign-in-page/'],
];

const table: Row = ['tabel', `${M}/react-table/`];
const picker: Row = ['pickr', `${M}/react-select/`, '/x/api/date-pickers/date-picker/'];
const typography: Row = ['typografy', `${M}/react-typography/`, `${M}/api/typography/`, `${MC}/typography/`];

/** What a tester asked from Material UI, and found nothing or something else for. */
const asked: readonly Row[] = [
  ['a11y', `${M}/react-button/`],
  ['v6', UPGRADE, '/versions/'],
  ['v5', `${M}/migration/migration-v4/`, '/versions/'],
  ['upgrade v4', `${M}/migration/migration-v4/`, '/versions/'],
  ['migrate from v5', UPGRADE, '/versions/'],
  ['mui vs joy', `${MG}/faq/`],
  [
    'gatsby',
    `${MC}/css-theme-variables/configuration/#gatsby`,
    `${M}/getting-started/example-projects/`,
    `${MG}/installation/`,
  ],
  ['remix', `${MG}/installation/`],
  ['astro', `${MG}/installation/`],
  ['next js', NEXTJS],
  ['next/link', NEXTJS, `${M}/react-button/`],
  ['useNavigate', `${M}/integrations/routing/`, `${M}/react-button/`],
  ['nextauth', '/toolpad/core/react-sign-in-page/'],
  ['组件', `${M}/all-components/`, `${M}/`],
  ['所有组件', `${M}/all-components/`],
  ['MuiButton', `${M}/react-button/`],
  ['MuiTextField', `${M}/react-text-field/`],
  ['unit testing', `${M}/guides/testing/`, `${MG}/faq/`],
  ['how to center a div', `${M}/react-stack/`],
  ['MUI: You have provided an out-of-range value', `${M}/react-select/`],
  ['Warning: Received true for a non-boolean attribute', `${MG}/faq/`],
  ["Property 'tertiary' does not exist on type 'Palette'", `${MC}/palette/`],
];

/** Questions that were once answered wrongly, and their likes, by where they are asked. */
const settled: readonly (readonly [from: string | null, rows: readonly Row[]])[] = [
  [null, [['butn', `${M}/react-button/`], ...misspelt, table, picker, typography]],
  [
    'material-ui',
    [['butn', `${M}/react-button/`], ...misspelt, table, picker, typography, ...elsewhere, ...asked],
  ],
  [
    'joy-ui',
    [
      ['butn', '/joy-ui/react-button/'],
      ...misspelt,
      table,
      picker,
      ['typografy', '/joy-ui/react-typography/', `${M}/react-typography/`, '/joy-ui/api/typography/'],
      ...elsewhere,
    ],
  ],
  [
    'x',
    [
      ['butn', `${M}/react-button/`],
      ...misspelt,
      // Readers of X who say table mean its grid.
      ['tabel', GRID, `${M}/react-table/`],
      ['pickr', '/x/introduction/installation/', '/x/api/date-pickers/', '/x/api/date-pickers/date-picker/'],
      typography,
    ],
  ],
];

/** All queries, over all products. */
export const expectedHits: readonly ExpectedHit[] = (
  [
    ['plain', 'material-ui', material],
    ['plain', 'joy-ui', joy],
    ['plain', 'base-ui', base],
    ['plain', 'x', x],
    ['plain', 'system', system],
    ['plain', 'toolpad', toolpad],
    ['plain', null, home],
    ['typos', 'material-ui', typos],
    ['abbreviations', 'material-ui', abbreviations],
    ['topics', 'material-ui', topics],
    ['code', 'material-ui', code],
    ['errors', 'material-ui', errors],
    ['chinese', 'material-ui', chinese],
    ['portuguese', 'material-ui', portuguese],
    ['product scope', 'material-ui', fromMaterial],
    ['product scope', 'joy-ui', fromJoy],
    ['product scope', 'toolpad', fromToolpad],
    ['product scope', 'system', fromSystem],
    ...settled.map(([from, rows]) => ['settled', from, rows] as const),
  ] as const
).flatMap(([group, from, rows]) => rows.map(([text, ...hrefs]) => ({ group, from, text, hrefs })));
