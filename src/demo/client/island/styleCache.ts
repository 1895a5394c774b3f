import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { useEffect } from 'react';
import { createStore } from '../../../base/client/createStore';
import { useStore } from '../../../base/client/useStore';
import { limitDarkToScreen } from './limitDarkToScreen';

/**
 * A style cache for demos: the same key on the server and in the browser, so that class names agree.
 * Without emotion's prefixer, which doubles the CSS for browsers that none of the libraries supports.
 */
export function createStyleCache(key = 'demo', plugins: readonly StylisPlugin[] = []): EmotionCache {
  return createCache({
    key,
    prepend: true,
    stylisPlugins: [prefixUserSelect, ...plugins, limitDarkToScreen],
  });
}

/** The one prefix that Safari still needs. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select' && !element.return) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** The cache that mirrors styles; `null` until the direction is right to left. */
const mirroredCache = createStore<EmotionCache | null>(null);

let isLoading = false;

function loadMirroredCache(): void {
  if (isLoading) return;
  isLoading = true;
  import('stylis-plugin-rtl').then(
    ({ default: mirror }) => mirroredCache.set(createStyleCache('demortl', [mirror])),
    (error: unknown) => {
      // Offline: demos keep their styles; the next change of direction tries again.
      console.error(error);
      isLoading = false;
    },
  );
}

/** The cache for a direction: `cache`, or for right to left the mirroring one, once it has loaded. */
export function useStyleCache(cache: EmotionCache, direction: 'ltr' | 'rtl'): EmotionCache {
  const mirrored = useStore(mirroredCache);
  useEffect(() => {
    if (direction === 'rtl') loadMirroredCache();
  }, [direction]);
  return direction === 'rtl' && mirrored ? mirrored : cache;
}
