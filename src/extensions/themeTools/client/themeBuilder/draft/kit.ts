import type { ComponentType } from 'react';
import type { PanelStringKey } from '../../../../../shell/client/language/panelStrings';
import type { BuilderTheme } from './builderThemes';
import type { CodeNames } from './codeNames';
import type { DefaultProps } from './defaultProps';
import type { Draft } from './draft';
import type { Fields } from './fields';
import type { PreviewTheme } from './previewTheme';

/** Colors with a name; each is a path in the palette of a scheme, `primary.main`. */
export interface ColorGroup {
  readonly name: string;
  readonly paths: readonly string[];
  /** Colors that are folded up at first. */
  readonly more?: { readonly label: PanelStringKey; readonly paths: readonly string[] };
  /** The colors beside the name; `ink` is that of the letters on `sample`. */
  readonly ramp?: { readonly paths: readonly string[]; readonly sample: string; readonly ink: string };
}

/** A field that is no color, with its words, its name in the theme, or both. */
export interface StyleEntry {
  readonly key: string;
  readonly label?: PanelStringKey;
  readonly name?: string;
}

/** All in which the builder of one library differs from that of another. */
export interface Kit {
  /** What links say, so that they are not read as those of another library; the first one says nothing. */
  readonly linkMark?: string;
  readonly fields: Fields;
  readonly colors: readonly ColorGroup[];
  /** Path of the color behind most text, on which a translucent one is shown. */
  readonly paper: string;
  readonly type: readonly StyleEntry[];
  readonly shape: readonly StyleEntry[];
  readonly components: DefaultProps;
  readonly starts: readonly BuilderTheme[];
  /** Keys of the colors that a starting point is recognized by. */
  readonly startColors: readonly string[];
  /** The options of the theme: only what differs from the library's defaults. */
  readonly toThemeOptions: (draft: Draft) => object;
  /** Creates the theme as the reader's app would, with variables of a name and a scope of their own. */
  readonly createPreview: (draft: Draft, direction: 'ltr' | 'rtl') => PreviewTheme;
  /** The app of the preview. It lays itself out by the width of its container, and opens no popup. */
  readonly SampleApp: ComponentType;
  readonly code: CodeNames;
}
