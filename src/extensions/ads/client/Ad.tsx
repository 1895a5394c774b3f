import { useEffect, useReducer, useState } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { AD_INLINE_CHANCE, AD_POLL_MS, type AdShape } from '../shared/ads';
import { getServices } from '../../../site/client/services';
import { AdBoundary } from './AdBoundary';
import { AdMessage } from './AdMessage';
import { DemoAds } from './DemoAds';
import { adReducer, chooseContent, isBot, isPolling, createAdState, toEventLabel } from './machine';
import { lookForAd, NetworkAd } from './NetworkAd';
import { useAdDisplay } from './useAdDisplay';
import styles from './Ad.module.css';

/** All ads of a visit have one shape. */
const shape: AdShape = Math.random() < AD_INLINE_CHANCE ? 'inline' : 'image';

/**
 * The ad that replaces the tip in a slot, or nothing: the state machine decides, based on polling for the
 * network's ad.
 */
export function Ad() {
  const { adScript, adSoldOutLink, adFeed } = getServices();
  const [state, dispatch] = useReducer(adReducer, createAdState(isBot(navigator.userAgent), adScript !== ''));
  const [draw] = useState(() => Math.random());
  const isLooking = isPolling(state);
  useEffect(() => {
    if (!isLooking) return;
    const look = () => dispatch({ type: 'poll', found: lookForAd(document, adSoldOutLink) });
    look();
    const timer = setInterval(look, AD_POLL_MS);
    return () => clearInterval(timer);
  }, [isLooking, adSoldOutLink]);

  const content = chooseContent(state, draw);
  const shownShape = content.kind === 'inHouse' ? 'image' : shape;
  const label = content.label && toEventLabel(content.label, shownShape);
  // A network that seems blocked may still deliver, so its script is kept.
  const hasNetworkAd = content.kind === 'network' || state.network === 'blocked';
  // The tip stays until the network has delivered.
  const isTipShown = content.kind === 'inHouse' || (content.kind === 'network' && content.label === null);

  return (
    <AdBoundary label={label}>
      <div
        className={styles.ad}
        data-ad={content.kind}
        data-replaces-tip={isTipShown ? undefined : ''}
        {...clickEvent('ad', 'click', label ?? undefined)}
      >
        {hasNetworkAd && <NetworkAd script={adScript} isHidden={content.kind !== 'network'} />}
        {content.kind === 'message' && <AdMessage />}
      </div>
      <DisplayReport label={label} />
      {adFeed && !state.isBot && <DemoAds feed={adFeed} />}
    </AdBoundary>
  );
}

/** Inside the error boundary, so that a crashed ad is not reported as displayed. */
function DisplayReport({ label }: { label: string | null }) {
  useAdDisplay(label);
  return null;
}
