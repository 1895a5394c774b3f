/**
 * What readers can do with a demo, by the names under which it is reported. Analytics elsewhere rely on those of
 * the reference; `edit`, `more` and `alone` are our own.
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

/** Actions with which a reader turns to a demo's code. */
export const CODE_ACTIONS: readonly DemoAction[] = ['expand', 'source-ts', 'source-js', 'edit'];
