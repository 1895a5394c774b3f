import type { ReservedGroup, SearchTopic } from '../src/search/shared/search';

/**
 * What else readers call a thing, by the title of its page or, while it has none, its name in the reference.
 * Written in lower case; singular finds plural, and `two words` finds `twowords`.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['collapse', 'expansion panel', 'expandable', 'faq list', 'disclosure'],
  Alert: ['banner', 'message', 'notice', 'warning', 'error message', 'callout'],
  'App Bar': ['navbar', 'header', 'toolbar', 'top bar', 'navigation bar'],
  Approaches: ['theme', 'theming', 'customize', 'custom theme', 'styling'],
  Autocomplete: ['combobox', 'typeahead', 'searchable select', 'multiselect', 'multi select', 'tags input'],
  Avatar: ['profile picture', 'user image', 'initials'],
  Backdrop: ['overlay', 'scrim', 'loading overlay'],
  Badge: ['notification count', 'counter', 'dot'],
  Box: ['div', 'container'],
  'Bar Chart': ['column chart', 'histogram', 'bar graph'],
  'Bottom Navigation': ['tab bar', 'mobile navigation'],
  Button: ['icon button', 'loading button', 'cta', 'submit button'],
  Card: ['tile', 'panel'],
  Changelog: ['release notes', 'new features', 'new in material ui', 'latest release'],
  Checkbox: ['tick box', 'check box', 'indeterminate'],
  Chip: ['tag', 'pill', 'label'],
  'Click-Away Listener': ['outside click', 'click outside'],
  'CSS Baseline': ['reset', 'normalize', 'css reset'],
  'Customizing the theme': [
    'theming',
    'theme',
    'createtheme',
    'custom theme',
    'themeprovider',
    'design tokens',
  ],
  'Dark mode': ['color scheme', 'night mode', 'dark theme', 'light mode', 'theme toggle', 'color mode'],
  'Dashboard Layout': [
    'dashboard',
    'admin template',
    'app shell',
    'admin panel',
    'dashboard sidebar',
    'sidebar',
  ],
  'Data Grid': ['grid', 'table', 'spreadsheet', 'datatable', 'data table'],
  'Date Calendar': ['calendar', 'inline calendar', 'month view'],
  'Date Picker': ['datepicker', 'calendar', 'date input'],
  'Date Range Picker': ['date range', 'daterangepicker', 'from to date'],
  'Date Time Picker': ['datetime', 'datetimepicker', 'date and time'],
  'Default theme viewer': [
    'theme viewer',
    'default theme',
    'default values',
    'theme object',
    'theme structure',
    'theme explorer',
  ],
  Density: ['compact', 'dense'],
  Dialog: ['modal', 'popup', 'confirm', 'lightbox', 'alert dialog', 'prompt'],
  Drawer: ['sidebar', 'side nav', 'sidenav', 'side panel', 'sheet', 'slide over', 'navigation drawer'],
  FAQs: ['questions', 'troubleshooting', 'frequently asked'],
  Fab: ['floating action button', 'round button'],
  Grid: ['layout', 'columns', 'responsive layout', 'grid system'],
  Grid2: ['grid', 'grid v2', 'layout', 'columns', 'responsive layout', 'grid system'],
  Gauge: ['meter', 'speedometer', 'dial'],
  Heatmap: ['heat map'],
  Input: ['text field', 'text input', 'textbox'],
  Installation: ['install', 'setup', 'npm install', 'add to project', 'yarn add'],
  'Linear Progress': ['progress bar'],
  'Line Chart': ['line graph', 'trend'],
  List: ['list item', 'menu list'],
  Menu: ['dropdown', 'context menu', 'popup menu', 'action menu', 'kebab menu'],
  Modal: ['dialog', 'popup'],
  Overview: ['introduction', 'intro', 'getting started', 'what is'],
  Palette: [
    'color',
    'primary',
    'primary color',
    'secondary color',
    'tertiary',
    'theme color',
    'brand color',
    'colours',
    'exist on type palette',
  ],
  Pagination: ['pager', 'page numbers'],
  'Production errors': ['minified error', 'minified mui error', 'error decoder', 'error code'],
  Popover: ['popup', 'flyout'],
  Popper: ['popup', 'floating', 'positioning'],
  Progress: ['spinner', 'loader', 'loading', 'progress bar', 'loading indicator', 'circular progress'],
  'Radio Group': ['radio button', 'single choice', 'option button'],
  Rating: ['stars', 'star rating', 'review'],
  Select: ['dropdown', 'combobox', 'picker', 'select box', 'option list'],
  'Sign-in page': ['login', 'log in', 'authentication', 'auth', 'sign in', 'credentials'],
  Showcase: ['who uses', 'built with', 'examples of apps', 'real world', 'case study', 'companies'],
  Skeleton: ['placeholder', 'loading placeholder', 'shimmer'],
  Slider: ['range', 'range input', 'seek bar', 'track bar'],
  Snackbar: ['toast', 'notification', 'flash message'],
  Spacing: ['spacing unit', 'theme spacing', 'padding', 'margin', 'gutter'],
  Stack: ['flexbox', 'flex', 'vertical layout', 'row layout', 'gap'],
  Stepper: ['wizard', 'multi step', 'steps'],
  'Supported platforms': ['browser support', 'browsers', 'ie11', 'compatibility'],
  Switch: ['toggle', 'on off'],
  Table: ['data table', 'rows', 'sortable table', 'table pagination'],
  Tabs: ['tab panel', 'tab bar'],
  Templates: [
    'template',
    'starter',
    'boilerplate',
    'admin dashboard',
    'landing page',
    'login page',
    'checkout form',
  ],
  'Text Field': ['input', 'textbox', 'textarea', 'form field', 'text input', 'multiline'],
  'Third-party licenses': [
    'open source licenses',
    'notices',
    'attribution',
    'sbom',
    'software bill of materials',
  ],
  'Toggle Button': ['segmented control', 'toggle group'],
  'Migrating to v6': ['migration', 'upgrade guide', 'breaking changes'],
  'Next.js App Router': ['next.js', 'nextjs', 'next'],
  'Next.js integration': ['next.js app router', 'nextjs app router', 'next.js pages router'],
  'Material Icons': [
    'icon search',
    'find an icon',
    'mui icons',
    'icon list',
    'material symbols',
    // What readers call icons, and nothing else on the site is called; the page knows a thousand such words.
    ...['trash', 'trash can', 'bin', 'garbage', 'rubbish', 'wastebasket', 'delete icon'],
    ...['pencil', 'pen', 'gear', 'cog', 'cogwheel', 'hamburger', 'burger', 'three dots', 'magnifier'],
    ...['magnifying glass', 'loupe', 'house', 'floppy', 'paper plane', 'eye', 'paperclip', 'padlock'],
    ...['heart', 'bell', 'envelope', 'telephone', 'camera', 'microphone', 'thumbs up', 'chevron'],
  ],
  'Theme builder': [
    'theme generator',
    'theme creator',
    'theme editor',
    'theme designer',
    'palette generator',
  ],
  "What's new in the documentation": ['rss', 'rss feed', 'news', 'feed'],
  Tooltip: ['hint', 'hover text', 'title on hover', 'infotip'],
  'Tree View': ['tree', 'file tree', 'hierarchy'],
  Typography: [
    'text',
    'font',
    'heading',
    'fonts',
    'font size',
    'font family',
    'type scale',
    'responsivefontsizes',
  ],
  Usage: ['quick start', 'quickstart', 'first component', 'hello world', 'example app'],
  'Persisted state': ['local storage', 'localstorage', 'session storage', 'sessionstorage'],
  useNotifications: ['notifications', 'toast', 'snackbar queue'],
  useDialogs: ['confirm', 'imperative dialog', 'alert', 'prompt', 'modal hook'],
  Filtering: ['filter', 'filter rows', 'quick filter', 'search rows'],
  'Column definition': ['columns', 'column', 'valuegetter', 'renderer'],
  'Using CSS variables': ['css variables', 'custom properties', 'theme.vars'],
};

const M = '/material-ui';
const CHARTS = '/x/react-charts/';
const PICKERS = '/x/react-date-pickers/';
const GRID = '/x/react-data-grid/';
const GRID_COLUMNS = '/x/react-data-grid/column-definition/';

/**
 * What readers ask for and no page is called after, by the title that such a page would have: once there is
 * one, or a name of the reference, the words of the topic lead there by themselves. Until then they lead to the page
 * of each product that answers best.
 */
export const topics: Readonly<Record<string, SearchTopic>> = {
  // Styles
  'The sx prop': {
    words: ['sx', 'sx prop', 'sx props', 'style props', 'inline styles'],
    pages: ['/system/getting-started/', `${M}/getting-started/usage/`, '/joy-ui/getting-started/'],
  },
  'How to customize': {
    words: [
      'customize',
      'customization',
      'override styles',
      'custom styles',
      'style override',
      'styleoverrides',
    ],
    pages: [`${M}/getting-started/usage/`],
  },
  styled: {
    words: ['styled', 'styled api', 'styled function', 'shouldforwardprop'],
    pages: ['/system/getting-started/', `${M}/customization/theming/`],
  },
  useTheme: {
    words: ['usetheme', 'withtheme', 'theme hook', 'read the theme'],
    pages: [`${M}/customization/theming/`, '/system/getting-started/'],
  },
  CssVarsProvider: {
    words: ['cssvarsprovider', 'css vars provider', 'experimental_cssvarsprovider', 'css theme variables'],
    pages: ['/joy-ui/getting-started/installation/', `${M}/customization/css-theme-variables/overview/`],
  },
  extendTheme: {
    words: ['extendtheme', 'extend theme', 'experimental_extendtheme'],
    pages: ['/joy-ui/getting-started/installation/', `${M}/customization/theming/`],
  },
  useColorScheme: {
    words: ['usecolorscheme', 'initcolorschemescript', 'getinitcolorschemescript', 'setmode', 'colorschemes'],
    pages: [`${M}/customization/dark-mode/`, '/joy-ui/getting-started/installation/'],
  },
  StyledEngineProvider: {
    words: ['styledengineprovider', 'injectfirst', 'css injection order', 'style order', 'css specificity'],
    pages: [`${M}/integrations/interoperability/`, '/system/getting-started/installation/'],
  },
  makeStyles: {
    words: ['makestyles', 'withstyles', 'createstyles', 'jss', 'tss-react', 'createmuitheme'],
    pages: [`${M}/migration/migrating-from-jss/`],
  },
  Breakpoints: {
    words: [
      'breakpoint',
      'media query',
      'usemediaquery',
      'responsive',
      'responsive design',
      'mobile',
      'screen size',
    ],
    pages: [`${M}/react-grid2/`, '/system/getting-started/'],
  },
  'z-index': { words: ['zindex', 'z index', 'stacking order'], pages: [`${M}/getting-started/faq/`] },
  Transitions: {
    words: ['animation', 'animations', 'transition', 'disable animations', 'reduced motion'],
    pages: [`${M}/getting-started/faq/`],
  },
  Fonts: {
    words: ['roboto', 'fontsource', 'google fonts', 'font family', 'typeface', 'inter font'],
    pages: [`${M}/getting-started/installation/`, '/joy-ui/getting-started/installation/'],
  },
  Icons: {
    words: ['icons', 'icon library', 'mui icons', 'icons-material', 'material icons', 'svg icons'],
    pages: [`${M}/material-icons/`, '/joy-ui/getting-started/installation/'],
  },
  // Projects
  'Next.js integration': {
    words: ['nextjs', 'next js', 'next link', 'next app router', 'use client', 'server components', 'rsc'],
    pages: [`${M}/getting-started/installation/`],
  },
  'Server rendering': {
    words: [
      'ssr',
      'server rendering',
      'server side rendering',
      'hydration',
      'hydration mismatch',
      'hydration failed',
      'classname did not match',
    ],
    pages: [`${M}/getting-started/faq/`, '/base-ui/getting-started/'],
  },
  Migration: {
    words: [
      'migration',
      'migrate',
      'upgrade',
      'upgrading',
      'breaking changes',
      'codemod',
      'v6',
      'v5 to v6',
      'migrate from v5',
      'upgrade from v5',
      'old version',
    ],
    pages: [`${M}/migration/upgrade-to-v6/`, '/versions/'],
  },
  'Migration from version 4': {
    words: ['v4', 'v5', 'v4 to v5', 'upgrade v4', 'migrate from v4'],
    pages: [`${M}/migration/migration-v4/`],
  },
  'Design resources': {
    words: ['figma', 'figma kit', 'design kit', 'sketch', 'adobe xd', 'ui kit', 'design resources'],
    pages: [`${M}/getting-started/`],
  },
  'Example projects': {
    words: ['example project', 'sample app', 'vite', 'create react app'],
    pages: [`${M}/getting-started/learn/`, '/toolpad/core/introduction/installation/'],
  },
  'Minimizing bundle size': {
    words: [
      'bundle size',
      'tree shaking',
      'treeshaking',
      'barrel import',
      'import cost',
      'slow build',
      'code splitting',
    ],
    pages: [`${M}/getting-started/faq/`],
  },
  Localization: {
    words: [
      'i18n',
      'l10n',
      'internationalization',
      'localization',
      'locale',
      'translate',
      'translation',
      'language',
    ],
    pages: [`${M}/getting-started/faq/`, '/x/introduction/installation/'],
  },
  'Right-to-left': { words: ['rtl', 'arabic', 'hebrew', 'bidi'], pages: [`${M}/getting-started/faq/`] },
  'Content Security Policy': { words: ['csp'], pages: [`${M}/getting-started/faq/`] },
  TypeScript: {
    words: ['typescript', 'typings', 'type definitions', 'module augmentation', 'tsconfig'],
    pages: [`${M}/getting-started/installation/`, '/x/introduction/installation/'],
  },
  Licensing: {
    words: [
      'license',
      'licence',
      'license key',
      'licenseinfo',
      'pricing',
      'price',
      'paid',
      'pro plan',
      'premium plan',
    ],
    pages: ['/x/introduction/', `${M}/getting-started/faq/`],
  },
  Support: {
    words: ['help', 'get help', 'support', 'community', 'bug report', 'stack overflow', 'github'],
    pages: [`${M}/getting-started/faq/`],
  },
  Validation: {
    words: ['form validation', 'formik', 'react hook form', 'zod', 'yup'],
    pages: [`${M}/react-text-field/`],
  },
  Accessibility: {
    words: ['a11y', 'wcag', 'aria', 'screen reader', 'section 508'],
    pages: [`${M}/react-button/`, '/base-ui/getting-started/', '/joy-ui/react-button/'],
  },
  Testing: {
    words: ['testing', 'unit test', 'jest', 'vitest', 'testing library', 'cypress', 'playwright'],
    pages: [`${M}/getting-started/faq/`],
  },
  'Comparing libraries': {
    words: ['vs', 'versus', 'compare', 'comparison', 'difference', 'which library', 'alternative'],
    pages: [`${M}/getting-started/faq/`],
  },
  'Other frameworks': {
    words: ['gatsby', 'remix', 'astro', 'preact', 'webpack', 'parcel', 'bundler'],
    pages: [`${M}/getting-started/installation/`, '/joy-ui/getting-started/installation/'],
  },
  Routing: {
    words: [
      'react router',
      'usenavigate',
      'routing',
      'router link',
      'linkcomponent',
      'client side navigation',
    ],
    pages: [`${M}/integrations/routing/`, '/toolpad/core/introduction/'],
  },
  'Signing in': {
    words: ['nextauth', 'auth.js', 'oauth', 'sso', 'passkey'],
    pages: ['/toolpad/core/react-sign-in-page/'],
  },
  Centering: {
    words: ['center', 'center a div', 'centered', 'vertical align', 'align center'],
    pages: [`${M}/react-stack/`, '/system/react-stack/'],
  },
  'All components': {
    words: ['component list', 'list of components', 'all components'],
    pages: ['/material-ui/', '/joy-ui/', '/base-ui/', '/x/', '/toolpad/'],
  },
  // What went wrong
  'Out-of-range values': {
    words: ['out of range value', 'out of range'],
    pages: [`${M}/react-select/`],
  },
  'Attributes of the DOM': {
    words: [
      'received true for a non boolean attribute',
      'non boolean attribute',
      'does not recognize the prop',
      'unknown event handler property',
    ],
    pages: [`${M}/getting-started/faq/`],
  },
  'Runtime errors': {
    words: [
      'cannot read properties of null',
      'cannot read properties of undefined',
      'cannot read property',
      'undefined is not an object',
      'invalid hook call',
      'is not a function',
      'two copies',
    ],
    pages: [
      `${M}/getting-started/installation/`,
      '/x/introduction/installation/',
      '/toolpad/core/introduction/installation/',
    ],
  },
  'Missing packages': {
    words: [
      'module not found',
      'cannot find module',
      'cannot resolve',
      "can't resolve",
      'eresolve',
      'peer dependency',
      'unable to resolve dependency tree',
      'emotion styled',
    ],
    pages: [`${M}/getting-started/installation/`, '/x/introduction/installation/'],
  },
  'Invalid nesting': {
    words: [
      'validatedomnesting',
      'cannot appear as a descendant',
      'cannot be a descendant',
      'whitespace text nodes',
    ],
    pages: [`${M}/react-table/`],
  },
  'Refs and element types': {
    words: ['element type is invalid', 'forwardref', 'cannot hold a ref', 'finddomnode'],
    pages: [`${M}/getting-started/faq/`],
  },
  // Families of MUI X
  Charts: {
    words: ['chart', 'charts', 'graph', 'graphs', 'plot', 'data visualization', 'visualization', 'recharts'],
    pages: [CHARTS],
  },
  'Date and Time Pickers': { words: ['pickers', 'date pickers'], pages: [PICKERS] },
  'Date libraries': {
    words: ['date library', 'dayjs', 'date-fns', 'luxon', 'moment', 'adapterdayjs', 'localizationprovider'],
    pages: [`${PICKERS}getting-started/`, '/x/introduction/installation/'],
  },
  'Date formats and locales': {
    words: ['date format', 'date locale', 'dd/mm/yyyy', 'adapterlocale', 'first day of week', 'week start'],
    pages: [`${PICKERS}adapters-locale/`],
  },
  'UTC and time zones': { words: ['timezone', 'time zone', 'utc'], pages: [`${PICKERS}timezone/`] },
  'Date and time validation': {
    words: [
      'date validation',
      'disable dates',
      'disabled dates',
      'mindate',
      'maxdate',
      'min date',
      'max date',
    ],
    pages: [`${PICKERS}validation/`, `${PICKERS}date-picker/`],
  },
  'Custom picker field': {
    words: ['custom date field', 'custom field', 'picker textfield'],
    pages: [`${PICKERS}custom-field/`],
  },
  // Features of the charts
  'Area Chart examples': {
    words: ['area chart', 'area graph'],
    pages: [`${CHARTS}areas-demo/`, `${CHARTS}lines/`],
  },
  'Chart tooltip and highlighting': {
    words: ['chart tooltip', 'chart highlight'],
    pages: [`${CHARTS}tooltip/`],
  },
  'Chart legend': { words: ['legend', 'chart legend', 'hide legend'], pages: [`${CHARTS}legend/`] },
  'Chart axis': {
    words: ['axis', 'x axis', 'y axis', 'tick labels', 'log scale'],
    pages: [`${CHARTS}axis/`],
  },
  'Donut chart': { words: ['donut', 'doughnut', 'donut chart', 'ring chart'], pages: [`${CHARTS}pie/`] },
  'Zoom and pan': { words: ['zoom chart', 'chart zoom', 'pan chart'], pages: [`${CHARTS}zoom-and-pan/`] },
  // Features of the grid
  Sorting: { words: ['sort', 'data grid sorting', 'sort rows', 'order rows'], pages: [`${GRID}sorting/`] },
  'Row selection': {
    words: ['select rows', 'row selection', 'checkbox selection'],
    pages: [`${GRID}row-selection/`],
  },
  'Grid pagination': {
    words: ['data grid pagination', 'paging', 'page size', 'rows per page'],
    pages: [`${GRID}pagination/`],
  },
  Editing: {
    words: ['data grid editing', 'edit rows', 'editable', 'cell editing', 'row editing', 'crud'],
    pages: [`${GRID}editing/`],
  },
  Export: {
    words: ['data grid export', 'csv', 'excel', 'xlsx', 'export csv', 'print grid'],
    pages: [`${GRID}export/`],
  },
  'Server-side data': {
    words: ['server side data', 'remote data', 'server side pagination', 'data source', 'datasource'],
    pages: [`${GRID}server-side-data/`],
  },
  Overlays: {
    words: ['no rows', 'norowsoverlay', 'empty state', 'loading overlay'],
    pages: [`${GRID}overlays/`],
  },
  Toolbars: { words: ['data grid toolbar', 'gridtoolbar', 'custom toolbar'], pages: [`${GRID}components/`] },
  'API object': {
    words: ['apiref', 'usegridapiref', 'usegridapicontext', 'imperative api'],
    pages: [`${GRID}api-object/`],
  },
  'Infinite loading': {
    words: [
      'infinite scroll',
      'infinite scrolling',
      'infinite loading',
      'lazy loading',
      'load more',
      'virtual scroll',
      'virtualization',
      'virtualized list',
      'react-window',
      'long list',
      'thousands of rows',
    ],
    pages: [`${M}/react-list/`, `${GRID}row-updates/`, `${GRID}virtualization/`],
  },
  'Column visibility': {
    words: ['hide column', 'hide columns', 'show columns'],
    pages: [`${GRID}column-visibility/`],
  },
  'Column groups': {
    words: ['column groups', 'group header', 'header groups'],
    pages: [`${GRID}column-groups/`],
  },
  'Custom cells': {
    words: ['rendercell', 'custom cell', 'cell renderer', 'actions column'],
    pages: [GRID_COLUMNS],
  },
  'Column pinning': {
    words: ['pin columns', 'sticky columns', 'freeze columns', 'frozen column'],
    pages: [`${GRID}column-pinning/`],
  },
  'Column ordering': {
    words: ['reorder columns', 'drag columns', 'column order'],
    pages: [`${GRID}column-ordering/`],
  },
  'Row reordering': {
    words: ['reorder rows', 'drag rows', 'drag and drop rows', 'row ordering'],
    pages: [`${GRID}row-ordering/`],
  },
  'Tree data': { words: ['tree data', 'nested rows', 'hierarchical rows'], pages: [`${GRID}tree-data/`] },
  'Master detail': {
    words: ['master detail', 'detail panel', 'expandable grid rows'],
    pages: [`${GRID}master-detail/`],
  },
  'Row grouping': { words: ['group rows', 'row grouping', 'group by'], pages: [`${GRID}row-grouping/`] },
  Aggregation: {
    words: ['aggregate', 'aggregation', 'sum column', 'totals'],
    pages: [`${GRID}aggregation/`],
  },
};

/**
 * What readers ask for that sections answer, by the heading that they have on many pages. With the name of the page,
 * these words lead there: `select keyboard`.
 */
export const sectionWords: Readonly<Record<string, readonly string[]>> = {
  Accessibility: [
    ...['keyboard', 'keys', 'key', 'arrow keys', 'shortcuts', 'a11y', 'aria', 'aria-label', 'role'],
    ...['screen reader', 'tab order', 'wcag', 'focus order'],
  ],
  Keyboard: ['keys', 'arrow keys', 'shortcuts', 'hotkeys'],
  Animation: ['transition', 'disable animation'],
  Anatomy: ['slots', 'parts', 'structure', 'html', 'dom'],
  Closing: ['close', 'esc', 'escape', 'onclose', 'dismiss', 'outside click', 'backdrop click'],
  Colors: ['color', 'colour', 'custom color', 'theme color'],
  'Common mistakes': ['not working', 'does not work', 'error', 'warning', 'problem', 'bug', 'wrong'],
  Controlled: ['state', 'usestate', 'onchange', 'value', 'controlled', 'uncontrolled'],
  Customization: [
    ...['customize', 'style', 'styles', 'styling', 'override', 'overrides', 'sx', 'css', 'theme', 'custom'],
    ...['styleoverrides', 'defaultprops', 'default props'],
  ],
  'CSS classes': ['class names', 'classname', 'selector', 'override css'],
  'Form libraries': ['react hook form', 'formik', 'tanstack form', 'rhf', 'controller'],
  Forms: ['form', 'submit', 'formdata', 'name attribute', 'validation'],
  Groups: ['grouped', 'groupby', 'group by', 'headings'],
  'Keep mounted': ['keepmounted', 'unmount', 'seo'],
  Labels: ['label', 'text'],
  Links: ['link', 'href', 'next link', 'router link', 'to'],
  Loading: ['spinner', 'progress', 'pending'],
  'Long text': ['ellipsis', 'truncate', 'overflow', 'wrap', 'nowrap'],
  'Multiple values': ['multiple', 'multi select', 'multiselect', 'multi'],
  Position: ['placement', 'align', 'anchor', 'bottom', 'top', 'corner', 'center'],
  'Remote data': ['async', 'fetch', 'server', 'ajax', 'lazy', 'load options', 'api call', 'debounce'],
  'Server rendering': ['ssr', 'hydration', 'nextjs', 'next.js'],
  Sizes: ['small', 'large', 'size', 'smaller', 'bigger', 'height', 'width', 'dense'],
  States: ['disabled', 'error', 'readonly', 'read only', 'required'],
  TypeScript: ['types', 'type', 'props type', 'generic', 'augmentation'],
  Validation: ['validate', 'error', 'required', 'helper text'],
  Variants: ['variant', 'outlined', 'filled', 'contained', 'plain', 'soft', 'style'],
};

/** Groups of menus with what held in the past: only questions with one of these words ask for it. */
export const reserved: readonly ReservedGroup[] = [
  {
    group: 'Migration',
    words: [
      ...['migration', 'migrate', 'migrating', 'upgrade', 'upgrading', 'breaking', 'renamed', 'removed'],
      ...[
        'deprecated',
        'deprecation',
        'replacement',
        'codemod',
        'jss',
        'makestyles',
        'withstyles',
        'pigment',
      ],
      ...['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'],
      ...['migração', 'migrar', 'atualização', 'atualizar', '迁移', '升级', '破坏性变更'],
    ],
  },
];

/** Words by which readers name a product in a question, by its id. */
export const productWords: Readonly<Record<string, readonly string[]>> = {
  'material-ui': ['material', 'materialui', 'md'],
  'joy-ui': ['joy', 'joyui'],
  'base-ui': ['base', 'baseui', 'unstyled', 'headless'],
  system: ['system'],
  x: ['x', 'muix'],
  toolpad: ['toolpad'],
};

/** Words of a question that say nothing about what is looked for. */
export const fillers: readonly string[] = [
  ...['a', 'an', 'the', 'to', 'in', 'on', 'of', 'for', 'with', 'and', 'or', 'by', 'from', 'at', 'into', 'as'],
  ...['how', 'what', 'why', 'when', 'where', 'which', 'who', 'is', 'are', 'do', 'does', 'can', 'should', 'i'],
  ...[
    'my',
    'me',
    'it',
    'its',
    'that',
    'this',
    'you',
    'your',
    'be',
    'not',
    'use',
    'using',
    'make',
    'get',
    'add',
  ],
  ...['set', 'create', 'show', 'want', 'need', 'mui', 'ui', 'react', 'component', 'components', 'docs'],
];

/** Where a reader may begin, by product: shown while nothing is typed. */
export const starts: Readonly<Record<string, readonly string[]>> = {
  'material-ui': [
    '/material-ui/getting-started/installation/',
    '/material-ui/react-button/',
    '/material-ui/customization/theming/',
  ],
  'joy-ui': ['/joy-ui/getting-started/', '/joy-ui/react-button/'],
  'base-ui': ['/base-ui/getting-started/quickstart/', '/base-ui/react-button/'],
  system: ['/system/getting-started/', '/system/react-box/'],
  x: ['/x/introduction/', '/x/react-data-grid/', PICKERS, CHARTS],
  toolpad: [
    '/toolpad/core/introduction/',
    '/toolpad/core/react-dashboard-layout/',
    '/toolpad/core/react-sign-in-page/',
  ],
};
