import type { ThemeState } from '../../../../shell/client/preferences/theme';

/** The theme of a library: a module of `demo/client/themes`. */
export interface ThemeSource {
  /** The theme that an app gets with the reader's settings. */
  readonly createPlainTheme: (state: ThemeState) => object;
  /** A theme's `vars`: references to CSS variables in place of the values. */
  readonly getVariables: () => object;
  /** Id of the color behind text. */
  readonly backgroundId: string;
}
