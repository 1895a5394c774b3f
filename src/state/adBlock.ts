import type { PageTip } from '../model/ads';
import { createStrictContext } from './createStrictContext';

/** What the ad block gets from the application. */
export interface AdBlock {
  /** What stands in the page's place until an ad replaces it; `null` on pages without a place. */
  readonly tip: PageTip | null;
}

export const [AdBlockProvider, useAdBlock] = createStrictContext<AdBlock>(
  'useAdBlock: no ad context. Wrap the component in AdBlockProvider, as pages/_app.tsx does.',
);
