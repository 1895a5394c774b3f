import type { ReactNode, RefObject } from 'react';
import type { DemoSource } from '../../shared/demo';
import type { DemoBlock } from '../../../page/shared/page';
import type { CurrentPage } from '../../../page/client/context/page';

/** Editing of demos; loaded on demand. */
export interface DemoEditing {
  readonly startEditing: (control: DemoControl) => Promise<void>;
  readonly stopEditing: (control: DemoControl) => void;
  readonly showEditedBadge: (control: DemoControl) => void;
}

/** The data, state and actions of a demo that its toolbar uses. */
export interface DemoControl {
  readonly demo: DemoBlock;
  readonly current: CurrentPage;
  readonly figure: RefObject<HTMLElement>;
  /** The chosen language; a demo's code may be the same in both. */
  readonly variant: 'TS' | 'JS';
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Whether an editor replaces the code. */
  readonly isEditing: boolean;
  /** Starts or stops editing; `null` if the code is read-only, or the site has no editor. */
  readonly onEdit: (() => void) | null;
  readonly loadSource: () => Promise<DemoSource>;
  /** Sets what the toolbar has opened, such as its menu; `null` closes it. */
  readonly setPanel: (panel: ReactNode) => void;
  /** Replaces the code with an editor; `null` removes it. */
  readonly setEditor: (editor: ReactNode) => void;
  /** Sets the badge of an edited demo. */
  readonly setBadge: (badge: ReactNode) => void;
}
