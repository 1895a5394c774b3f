import { createStore, type Store } from '../../../base/client/createStore';

/** A palette color that the reader chose: shades by name, `main` among them. */
export type PaletteColor = Readonly<Record<string, string>>;

/** The reader's colors; empty while the library's own are shown. */
export interface PaletteColors {
  readonly primary?: PaletteColor;
  readonly secondary?: PaletteColor;
}

/** The reader's settings for the look of demos and frame. */
export interface ThemeState {
  /** Small sizes and dense margins. */
  readonly dense: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly paletteColors: PaletteColors;
  /** Unit of the theme's spacing, in px. */
  readonly spacing: number;
  /** The mode that is shown, with `system` resolved. */
  readonly paletteMode: 'light' | 'dark';
}

/** Default spacing, in px. */
export const DEFAULT_SPACING = 8;

/** Largest spacing, in px; the smallest is 0. */
export const MAX_SPACING = 20;

export const initialTheme: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: DEFAULT_SPACING,
  paletteMode: 'light',
};

export type ThemeAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | {
      readonly type: 'CHANGE';
      readonly payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

/**
 * The next state; the same object for an action that changes nothing.
 * @throws Error `Unrecognized type …` for an action that does not exist
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return withChanges(state, { spacing: toSpacing(action.payload, state.spacing) });
    case 'INCREASE_SPACING':
      return withChanges(state, { spacing: toSpacing(state.spacing + 1, state.spacing) });
    case 'DECREASE_SPACING':
      return withChanges(state, { spacing: toSpacing(state.spacing - 1, state.spacing) });
    case 'SET_DENSE':
      return withChanges(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return withChanges(state, { dense: initialTheme.dense, spacing: initialTheme.spacing });
    case 'RESET_COLORS':
      return withChanges(state, { paletteColors: initialTheme.paletteColors });
    case 'CHANGE':
      return withChanges(state, {
        paletteMode: action.payload.paletteMode || state.paletteMode,
        direction: action.payload.direction || state.direction,
        paletteColors: action.payload.paletteColors || state.paletteColors,
      });
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}

/** Merges changes into the state; returns the same object when nothing differs. */
function withChanges(state: ThemeState, changes: Partial<ThemeState>): ThemeState {
  const next = { ...state, ...changes };
  return hasSameValues(next, state) ? state : next;
}

function hasSameValues(a: ThemeState, b: ThemeState): boolean {
  return (Object.keys(a) as (keyof ThemeState)[]).every((key) => a[key] === b[key]);
}

/** A whole number of px within the limits; `NaN` changes nothing. */
function toSpacing(value: number, current: number): number {
  return Number.isNaN(value) ? current : Math.min(MAX_SPACING, Math.max(0, Math.round(value)));
}

/** The theme of the site, which frame, settings and all demos read. */
export const themeStore: Store<ThemeState> = createStore(initialTheme);

/** Dispatches an action to the site's theme. */
export function dispatchTheme(action: ThemeAction): void {
  themeStore.set(themeReducer(themeStore.get(), action));
}

/**
 * Whether demos look as in the HTML of the build. The mode does not count: light and dark are CSS variables.
 */
export function isInitialLook(): boolean {
  return hasSameValues({ ...themeStore.get(), paletteMode: initialTheme.paletteMode }, initialTheme);
}
