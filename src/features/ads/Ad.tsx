import { useEffect, useReducer, useState } from 'react';
import { clickEvent } from '../../model/clickEvents';
import { AD_INLINE_CHANCE, AD_POLL_MS, type AdShape } from '../../model/ads';
import { getServices } from '../../state/services';
import { AdBoundary } from './AdBoundary';
import { AdMessage } from './AdMessage';
import { DemoAds } from './DemoAds';
import { adReducer, chooseContent, isBot, isPolling, startAd, toEventLabel } from './machine';
import { lookForAd, NetworkAd } from './NetworkAd';
import { useAdDisplay } from './useAdDisplay';
import styles from './Ad.module.css';

/** All ads of a visit have one shape. */
const shape: AdShape = Math.random() < AD_INLINE_CHANCE ? 'inline' : 'image';

/**
 * What replaces the tip in the page's place, or leaves it there: decided by the machine, from what can be seen of
 * the network.
 */
export function Ad() {
  const { adScript, adSoldOutLink, adFeed } = getServices();
  const [state, dispatch] = useReducer(adReducer, startAd(isBot(navigator.userAgent), adScript !== ''));
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
  // A blocked network may still deliver: its script stays where it is.
  const hasNetworkAd = content.kind === 'network' || state.network === 'blocked';
  // Until the network has delivered, there is nothing to put in the tip's place.
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

/** Inside the boundary: an ad that has crashed was not seen. */
function DisplayReport({ label }: { label: string | null }) {
  useAdDisplay(label);
  return null;
}
