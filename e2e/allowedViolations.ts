/** An accessibility violation that a library's default causes in every demo. */
interface AllowedViolation {
  /** Id of the axe rule. */
  readonly rule: string;
  readonly component: string;
  readonly packageName: string;
  /** A test asks to check the entry again when another version is installed. */
  readonly version: string;
  /** The element, by its HTML. */
  readonly html: RegExp;
  readonly reason: string;
}

const SIGN_IN_PAGE = {
  component: 'SignInPage',
  packageName: '@toolpad/core',
  version: '0.5.2',
};

/** All other violations are ours to fix. */
export const ALLOWED_VIOLATIONS: readonly AllowedViolation[] = [
  {
    ...SIGN_IN_PAGE,
    rule: 'heading-order',
    html: /^<h5 class="MuiTypography-root MuiTypography-h5/,
    reason: 'Its title is an h5, wherever it stands.',
  },
  ...['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((rule) => ({
    ...SIGN_IN_PAGE,
    rule,
    html: /^<main class="MuiContainer-root/,
    reason: 'It is a whole page with a main landmark; its demos stand in a page that has one.',
  })),
  {
    rule: 'list',
    component: 'DashboardLayout',
    packageName: '@toolpad/core',
    version: '0.5.2',
    html: /^<ul class="MuiList-root MuiList-padding/,
    reason: 'Its headings, dividers and nested lists are children of the list, which may only have items.',
  },
  {
    rule: 'landmark-no-duplicate-banner',
    component: 'DashboardLayout',
    packageName: '@toolpad/core',
    version: '0.5.2',
    html: /^<header class="MuiPaper-root MuiPaper-elevation MuiPaper-elevation4 MuiAppBar-root/,
    reason: 'It is a whole page with a banner; the documents of its demos have one, too.',
  },
  {
    rule: 'label-content-name-mismatch',
    component: 'GridToolbarFilterButton',
    packageName: '@mui/x-data-grid',
    version: '7.15.0',
    html: /^<button class="MuiButtonBase-root M[^>]* aria-label="(?:Show filters|Zeige Filter|Narrow down)"/,
    reason:
      'Its name is the same with a filter, when a badge shows how many there are before the text “Filters”.',
  },
  {
    rule: 'color-contrast',
    component: 'Watermark',
    packageName: '@mui/x-license',
    version: '7.15.0',
    html: /MUI X Missing license key<\/div>$/,
    reason: 'Its color is fixed. What it means stands below the demo.',
  },
  {
    rule: 'label-content-name-mismatch',
    component: 'MultiSectionDigitalClock',
    packageName: '@mui/x-date-pickers',
    version: '7.15.0',
    html: /^<li [^>]*role="option"[^>]* aria-label="\d+ (?:hours|minutes|seconds)"/,
    reason: 'Its options show two digits, and their names are as “0 minutes”.',
  },
  {
    rule: 'heading-order',
    component: 'PickersToolbar',
    packageName: '@mui/x-date-pickers',
    version: '7.15.0',
    html: /^<h[45] class="[^"]*Mui\w+Toolbar-title/,
    reason: 'The date in the toolbar of a static picker is an h4, wherever it stands.',
  },
  {
    rule: 'color-contrast',
    component: 'DigitalClock',
    packageName: '@mui/x-date-pickers',
    version: '7.15.0',
    html: /^<li class="[^"]*Mui-disabled [^"]*MuiDigitalClock-item/,
    reason: 'Its disabled times lack aria-disabled, without which their color counts as that of text.',
  },
  {
    rule: 'color-contrast',
    component: 'DayCalendar',
    packageName: '@mui/x-date-pickers',
    version: '7.15.0',
    html: /^<p class="[^"]*MuiDayCalendar-weekNumber/,
    reason: 'Numbers of weeks have the color of disabled text.',
  },
  {
    rule: 'aria-conditional-attr',
    component: 'DataGridPremium',
    packageName: '@mui/x-data-grid-premium',
    version: '7.15.0',
    html: /^<div data-id="[^>]* role="row" [^>]*aria-level=/,
    reason:
      'With row grouping, it keeps the role grid until ariaV8 is on; rows have the attributes of a treegrid.',
  },
  {
    rule: 'aria-required-children',
    component: 'GridDetailPanels',
    packageName: '@mui/x-data-grid-pro',
    version: '7.15.0',
    html: /^<div class="MuiDataGrid-(?:main|virtualScrollerRenderZone) /,
    reason: 'Detail panels are beside the rows, without a role.',
  },
  {
    rule: 'aria-progressbar-name',
    component: 'GridServerSideTreeDataGroupingCell',
    packageName: '@mui/x-data-grid-pro',
    version: '7.15.0',
    html: /^<span class="MuiCircularProgress-root [^>]*style="width: 1rem; height: 1rem;"/,
    reason: 'While the children of a row load, the indicator in its place has no name.',
  },
  {
    rule: 'empty-table-header',
    component: 'GridColumnHeaders',
    packageName: '@mui/x-data-grid',
    version: '7.15.0',
    html: /^<div class="MuiDataGrid-columnHe/,
    reason:
      'The header of a column without a group, and the place of a filter that a column has not, are empty headers.',
  },
];

/** Whether a violation is a library's. */
export function isAllowed(rule: string, html: string): boolean {
  return ALLOWED_VIOLATIONS.some((allowed) => allowed.rule === rule && allowed.html.test(html));
}
