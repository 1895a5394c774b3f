import type { ReactNode, RefObject } from 'react';
import type { DemoSource } from '../../model/demo';
import type { DemoBlock } from '../../model/page';

/** What the editor needs of the demo that it edits. */
export interface EditedDemo {
  readonly demo: DemoBlock;
  readonly figure: RefObject<HTMLElement>;
  readonly loadSource: () => Promise<DemoSource>;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Shows an editor in the place of the code, or nothing. */
  readonly setEditor: (editor: ReactNode) => void;
  /** Shows at the demo's edge that it is edited. */
  readonly setMark: (mark: ReactNode) => void;
}
