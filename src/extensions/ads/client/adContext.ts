import type { PageTip } from '../shared/ads';
import { createStrictContext } from '../../../base/client/createStrictContext';

/** The props that the ad slot gets from the application. */
export interface AdContext {
  /** The initial content of the page's ad slot; `null` on pages without one. */
  readonly tip: PageTip | null;
}

export const [AdContextProvider, useAdContext] = createStrictContext<AdContext>(
  'useAdContext: no ad context. Wrap the component in AdContextProvider, as pages/_app.tsx does.',
);
