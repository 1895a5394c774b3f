import type { Draft } from './draft';
import type { FontName } from './fonts';

/** The names and imports in the code for a library. */
export interface CodeNames {
  /** `createTheme`. */
  readonly createTheme: string;
  /** Module of that function and of the provider. */
  readonly module: string;
  /** Module of types that the theme's file imports; `null` where there are none. */
  readonly typesModule: string | null;
  /** `ThemeProvider`. */
  readonly provider: string;
  /** Attributes of the provider besides `theme`. */
  readonly providerProps: string;
  readonly baselineModule: string;
  /** The fonts of a draft. */
  readonly listFonts: (draft: Draft) => readonly FontName[];
  /** The font weights of a draft. */
  readonly listWeights: (draft: Draft) => readonly number[];
}
