import type { ReactNode, RefObject } from 'react';
import type { DemoSource } from '../../../demo/shared/demo';
import type { DemoBlock } from '../../../page/shared/page';

/** What the editor needs from the demo. */
export interface EditedDemo {
  readonly demo: DemoBlock;
  readonly figure: RefObject<HTMLElement>;
  readonly loadSource: () => Promise<DemoSource>;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Shows an editor instead of the code, or `null` for the code. */
  readonly setEditor: (editor: ReactNode) => void;
  /** Shows a mark on the edge of the demo that says that it is edited. */
  readonly setMark: (mark: ReactNode) => void;
}
