import type { InHouseAd } from '../model/ads';
import { createStrictContext } from './createStrictContext';

/** What the ad block gets from the application. */
export interface AdBlock {
  /** Loads the project's own ads; they come with the first ad that is shown. */
  readonly loadInHouseAds: () => Promise<readonly InHouseAd[]>;
}

export const [AdBlockProvider, useAdBlock] = createStrictContext<AdBlock>(
  'useAdBlock: no ad context. Wrap the component in AdBlockProvider, as pages/_app.tsx does.',
);
