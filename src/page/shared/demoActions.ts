/**
 * What readers can do with a demo, by reported name. Existing analytics relies on the names of the reference
 * site; `edit`, `more` and `alone` are our own.
 */
export const DEMO_ACTIONS = [
  'styling-system',
  'styling-tailwind',
  'styling-css',
  'source-ts',
  'source-js',
  'expand',
  'edit',
  'copy',
  'stackblitz',
  'codesandbox',
  'reset-focus',
  'reset',
  'more',
  'github',
  'copy-js-source-link',
  'copy-ts-source-link',
  'alone',
  'copy-click',
  'copy-keyboard',
] as const;

export type DemoAction = (typeof DEMO_ACTIONS)[number];

/** Actions that show that a reader is interested in a demo's code. */
export const CODE_ACTIONS: readonly DemoAction[] = ['expand', 'source-ts', 'source-js', 'edit'];
