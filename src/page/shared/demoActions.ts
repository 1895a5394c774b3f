/**
 * What readers can do with a demo, by reported name; extensions add buttons with others. Existing analytics relies on the
 * names of the reference site; `edit`, `more` and `alone` are our own.
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

export type CoreAction = (typeof DEMO_ACTIONS)[number];

/** The action of a button that an extension adds. A type of its own, so that names of the core are still checked. */
export type ExtensionAction = string & { readonly isOfExtension: true };

export type DemoAction = CoreAction | ExtensionAction;

/** Actions that show that a reader is interested in a demo's code. */
export const CODE_ACTIONS: readonly CoreAction[] = ['expand', 'source-ts', 'source-js', 'edit'];
