/** A fault of accessibility that a library's own default causes, in whatever demo. */
interface AllowedViolation {
  /** Rule of axe. */
  readonly rule: string;
  readonly component: string;
  readonly packageName: string;
  /** In the next one the fault may be gone: a test then asks to look again. */
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

/** Everything else is ours to put right. */
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
];

/** Whether a violation is a library's. */
export function isAllowed(rule: string, html: string): boolean {
  return ALLOWED_VIOLATIONS.some((allowed) => allowed.rule === rule && allowed.html.test(html));
}
