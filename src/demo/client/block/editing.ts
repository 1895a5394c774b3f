import type { DemoPage } from '../../../page/shared/demoPage';
import type { DemoEditing } from './control';

/** An extension that lets readers edit demos. */
export interface EditingPart {
  readonly load: () => Promise<DemoEditing>;
  /** The document of a demo, when it is a frame that shows the demo as edited. */
  readonly frame: {
    /** Runs while the document is read. */
    readonly script: string;
    /** Whether this document is such a frame. */
    readonly isActive: () => boolean;
    /** Shows edited code in an element; returns a function that stops it. */
    readonly start: (element: HTMLElement, demo: DemoPage) => Promise<() => void>;
  };
}

const [part] = Object.values(
  import.meta.glob<{ editing: EditingPart }>('../../../extensions/*/client/editing.ts', { eager: true }),
);

/** How readers edit demos; `undefined` on a site where they cannot. */
export const editing = part?.editing;
