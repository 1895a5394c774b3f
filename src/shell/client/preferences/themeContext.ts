import { createContext, useContext } from 'react';
import type { Store } from '../../../base/client/createStore';
import { dispatchTheme, themeStore, type ThemeAction, type ThemeState } from './theme';
import { useStore } from '../../../base/client/useStore';

/** The value of the theme's context; created once, so that no consumer re-renders for it. */
export interface ThemeContextValue {
  readonly store: Store<ThemeState>;
  readonly dispatch: (action: ThemeAction) => void;
}

export const siteTheme: ThemeContextValue = { store: themeStore, dispatch: dispatchTheme };

const ThemeContext = createContext<ThemeContextValue>({
  store: themeStore,
  dispatch() {
    throw new Error('Forgot to wrap component in ThemeProvider');
  },
});

export const ThemeProvider = ThemeContext.Provider;

/** The current theme state. */
export function useThemeState(): ThemeState {
  return useStore(useContext(ThemeContext).store);
}

/**
 * The function that dispatches theme actions; it never changes.
 * @throws Error `Forgot to wrap component in ThemeProvider`, when called outside the provider
 */
export function useThemeDispatch(): (action: ThemeAction) => void {
  return useContext(ThemeContext).dispatch;
}
