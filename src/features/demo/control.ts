import type { ReactNode, RefObject } from 'react';
import type { DemoSource } from '../../model/demo';
import type { DemoBlock } from '../../model/page';
import type { CurrentPage } from '../../state/page';

/** Editing of demos, which a page is given as code that loads on demand. */
export interface DemoEditing {
  readonly startEditing: (control: DemoControl) => Promise<void>;
  readonly stopEditing: (control: DemoControl) => void;
  readonly markEdited: (control: DemoControl) => void;
}

/** What a narrow bar leaves to its menu. */
export const SPARE_ACTIONS = ['stackblitz', 'codesandbox', 'reset-focus', 'reset'] as const;

/** A demo as its toolbar sees it: what it is, how it stands, and what can be done with it. */
export interface DemoControl {
  readonly demo: DemoBlock;
  readonly current: CurrentPage;
  readonly figure: RefObject<HTMLElement>;
  /** Language that the reader has chosen; a demo may be the same in both. */
  readonly variant: 'TS' | 'JS';
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Whether an editor stands in the place of the code. */
  readonly isEditing: boolean;
  /** Makes the code editable, or shows the demo's own again; `null` where it is only read. */
  readonly onEdit: (() => void) | null;
  readonly loadSource: () => Promise<DemoSource>;
  /** Shows something that the toolbar opens, or nothing. */
  readonly setPanel: (panel: ReactNode) => void;
  /** Shows an editor in the place of the code, or nothing. */
  readonly setEditor: (editor: ReactNode) => void;
  /** Shows at the demo's edge that it is edited. */
  readonly setMark: (mark: ReactNode) => void;
}
