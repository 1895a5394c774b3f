import type { DemoAction, ExtensionAction } from '../../../page/shared/demoActions';
import type { StringKey } from '../../../shell/client/language/language';
import type { DemoControl } from './control';

/** A button that narrow bars move into their menu. */
interface OverflowButton<Action extends string = DemoAction> {
  /** What it does, by reported name. */
  readonly action: Action;
  readonly label: StringKey;
  /** Class that sets `--icon`; the core's own icons are in `toolbarIcons.module.css`. */
  readonly icon?: string | undefined;
}

/** A button that an extension adds to the toolbars of demos. Its action is a name that no other button has. */
export interface ToolbarButton extends OverflowButton<string> {
  /** Loads what a press does: once the reader comes near, as with the toolbar's own code. */
  readonly load: () => Promise<(control: DemoControl) => Promise<void>>;
}

const ofExtensions = import.meta.glob<{ toolbar: readonly ToolbarButton[] }>(
  '../../../extensions/*/client/toolbar.ts',
  { eager: true },
);

/** The buttons of all extensions, in the order of their list. */
export const extraButtons = Object.values(ofExtensions).flatMap(
  ({ toolbar }) => toolbar as readonly (ToolbarButton & { readonly action: ExtensionAction })[],
);

/** The buttons that narrow bars move into their menu, in their order. */
export const overflowButtons: readonly OverflowButton[] = [
  ...extraButtons,
  { action: 'reset-focus', label: 'demo.reset-focus' },
  { action: 'reset', label: 'demo.reset' },
];
