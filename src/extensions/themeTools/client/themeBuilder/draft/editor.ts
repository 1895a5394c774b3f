import type { Draft } from './draft';
import type { Scheme } from './fields';
import type { Kit } from './kit';
import type { PreviewTheme } from './previewTheme';

/** The state that the builder's panels show, and the actions that change it. */
export interface Editor {
  readonly kit: Kit;
  readonly draft: Draft;
  readonly scheme: Scheme;
  /** The theme of the draft; may lag behind it. */
  readonly preview: PreviewTheme;
  /** Sets a field; an invalid value changes nothing. */
  readonly edit: (key: string, value: unknown) => void;
  /** Resets a field to the library's default. */
  readonly clear: (key: string) => void;
}
