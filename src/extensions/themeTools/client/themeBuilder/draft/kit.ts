import type { ComponentType } from 'react';
import type { PanelStringKey } from '../../../../../shell/client/language/panelStrings';
import type { BuilderTheme } from './builderThemes';
import type { CodeNames } from './codeNames';
import type { DefaultProps } from './defaultProps';
import type { Draft } from './draft';
import type { Fields } from './fields';
import type { PreviewTheme } from './previewTheme';

/** A group of colors with a name; each color is a path in the palette of a scheme, `primary.main`. */
export interface ColorGroup {
  readonly name: string;
  readonly paths: readonly string[];
  /** Colors that are collapsed at first. */
  readonly more?: { readonly label: PanelStringKey; readonly paths: readonly string[] };
  /** Colors shown beside the name; `ink` is the color of the letters on `sample`. */
  readonly ramp?: { readonly paths: readonly string[]; readonly sample: string; readonly ink: string };
}

/** A field for anything but a color; it shows a translated label, its name in the theme, or both. */
export interface StyleEntry {
  readonly key: string;
  readonly label?: PanelStringKey;
  readonly name?: string;
}

/** Everything in which the builders of two libraries differ. */
export interface Kit {
  /** Identifies the library in links, so that no other library's builder reads them; the first has none. */
  readonly linkId?: string;
  readonly fields: Fields;
  readonly colors: readonly ColorGroup[];
  /** Path of the color behind most text, on which translucent colors are shown. */
  readonly paper: string;
  readonly type: readonly StyleEntry[];
  readonly shape: readonly StyleEntry[];
  readonly components: DefaultProps;
  readonly startingPoints: readonly BuilderTheme[];
  /** Keys of the colors that identify a starting point on its button. */
  readonly swatchKeys: readonly string[];
  /** The options of the theme: only what differs from the library's defaults. */
  readonly toThemeOptions: (draft: Draft) => object;
  /** Creates the theme as the reader's app would, but with its own prefix and scope for CSS variables. */
  readonly createPreview: (draft: Draft, direction: 'ltr' | 'rtl') => PreviewTheme;
  /** The app in the preview. Its layout depends on the width of its container, and it opens no popups. */
  readonly SampleApp: ComponentType;
  readonly code: CodeNames;
}
