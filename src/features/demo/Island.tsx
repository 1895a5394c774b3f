import type { ComponentType, ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { DemoBoundary } from './DemoBoundary';

interface IslandProps {
  cache: EmotionCache;
  /** Provider of the product's theme. */
  DemoTheme: ComponentType<{ children: ReactNode }>;
  Demo: ComponentType;
}

/** The root of one demo, the same on the server and in the browser. */
export function Island({ cache, DemoTheme, Demo }: IslandProps) {
  return (
    <CacheProvider value={cache}>
      <DemoTheme>
        <DemoBoundary>
          <Demo />
        </DemoBoundary>
      </DemoTheme>
    </CacheProvider>
  );
}
