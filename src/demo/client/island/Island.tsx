import { useDeferredValue, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useStore } from '../../../base/client/useStore';
import { themeStore, type ThemeState } from '../../../shell/client/preferences/theme';
import { DemoBoundary } from './DemoBoundary';
import { useStyleCache } from './styleCache';

/** The provider of a library's theme with the reader's settings. */
export type DemoThemeProvider = ComponentType<{ settings: ThemeState; children: ReactNode }>;

interface IslandProps {
  cache: EmotionCache;
  DemoTheme: DemoThemeProvider;
  Demo: ComponentType;
  /** Called once the demo is hydrated. */
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
  // Deferred by one animation frame: the site's own UI must not wait until all demos have rendered again.
  const settings = useDeferredValue(useStore(themeStore));
  // Memoized, so that the demo renders again only when its theme changes, not with every setting.
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
