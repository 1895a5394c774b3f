import type { ReactNode, RefObject } from 'react';
import type { DemoSource } from '../../../demo/shared/demo';
import type { DemoBlock } from '../../../page/shared/page';

/** The interface of the demo that the editor needs. */
export interface EditedDemo {
  readonly demo: DemoBlock;
  readonly figure: RefObject<HTMLElement>;
  readonly loadSource: () => Promise<DemoSource>;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Shows an editor instead of the code, or `null` for the code. */
  readonly setEditor: (editor: ReactNode) => void;
  /** Shows a mark on the demo's edge that it is edited. */
  readonly setMark: (mark: ReactNode) => void;
}
