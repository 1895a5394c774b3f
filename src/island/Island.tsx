import { useDeferredValue, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useStore } from '../state/createStore';
import { themeStore, type ThemeState } from '../state/theme';
import { DemoBoundary } from './DemoBoundary';
import { useStyleCache } from './styleCache';

/** The provider of a library's theme, set as the reader likes it. */
export type DemoThemeProvider = ComponentType<{ settings: ThemeState; children: ReactNode }>;

interface IslandProps {
  cache: EmotionCache;
  DemoTheme: DemoThemeProvider;
  Demo: ComponentType;
  /** Called once the browser has taken the demo over. */
  onMount?: () => void;
  /** Called when the demo has crashed. */
  onError?: (error: Error) => void;
}

/**
 * The root of one demo, the same on the server and in the browser. It hydrates with the default theme, as
 * the server rendered it, and then follows the reader's: a demo re-renders for that, it never remounts.
 */
export function Island({ cache, DemoTheme, Demo, onMount, onError }: IslandProps) {
  useEffect(() => onMount?.(), [onMount]);
  // One frame after the page: the frame turns at the reader's press, and not only when all demos have.
  const settings = useDeferredValue(useStore(themeStore));
  // The same element: the demo renders again only when its theme changes, not with every setting.
  const demo = useMemo(
    () => (
      <DemoBoundary onError={onError}>
        <Demo />
      </DemoBoundary>
    ),
    [Demo, onError],
  );
  return (
    <CacheProvider value={useStyleCache(cache, settings.direction)}>
      <DemoTheme settings={settings}>{demo}</DemoTheme>
    </CacheProvider>
  );
}
