import type { Draft } from './draft';
import type { Scheme } from './fields';
import type { Kit } from './kit';
import type { PreviewTheme } from './previewTheme';

/** What the panels of the builder show and change. */
export interface Editor {
  readonly kit: Kit;
  readonly draft: Draft;
  readonly scheme: Scheme;
  /** The theme of the draft; may be a frame late. */
  readonly preview: PreviewTheme;
  /** Sets a field; an invalid value changes nothing. */
  readonly edit: (key: string, value: unknown) => void;
  /** Gives a field the library's default. */
  readonly clear: (key: string) => void;
}
