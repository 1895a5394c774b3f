import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onFirstInteractionOrAfter } from '../../../base/client/firstInteraction';
import { refusesTracking } from '../../../shell/shared/consent';
import { useCurrentPage } from '../../../page/client/context/page';
import type { PageTip } from '../shared/ads';
import { getServices } from '../../../site/client/services';
import { TipCard } from './TipCard';
import styles from './AdPlace.module.css';

/** Without an interaction, the ad loads after this delay, in ms: content comes first. */
const PATIENCE_MS = 4000;

export const ArticleAd = () => <AdSlot where="article" />;
export const AsideAd = () => <AdSlot where="aside" />;

/**
 * An ad slot with a server-rendered tip. A page has two; only one is shown, depending on the viewport. Its
 * size never changes. An ad, if configured, is loaded on the first interaction or after a delay, unless the
 * reader has opted out of tracking.
 */
function AdSlot({ where }: { where: 'article' | 'aside' }) {
  const { page } = useCurrentPage();
  // What `node/page.ts` has chosen; nothing on pages without a slot.
  const tip = (page?.extras.ads ?? null) as PageTip | null;
  const place = useRef<HTMLDivElement>(null);
  const [ad, setAd] = useState<ReactNode>(null);

  useEffect(() => {
    const element = place.current;
    const { adScript, adFeed, analyticsId } = getServices();
    if (!element || refusesTracking(navigator) || !(adScript || adFeed || analyticsId)) return;
    let isUnmounted = false;
    const stopWaiting = onFirstInteractionOrAfter(PATIENCE_MS, () => {
      import('./DisplayedAd').then(
        ({ DisplayedAd }) => isUnmounted || setAd(<DisplayedAd place={element} />),
        // Blocked by an ad blocker, or offline: the tip stays.
        () => {},
      );
    });
    return () => {
      isUnmounted = true;
      stopWaiting();
    };
  }, []);

  // Outside the article, no other landmark contains it.
  const Landmark = where === 'aside' ? 'aside' : 'div';
  return tip ? (
    <Landmark className={styles[where]}>
      <div ref={place} className={`ui-screen ${styles.place}`} data-ad-place={where}>
        <TipCard tip={tip} />
        {ad}
      </div>
    </Landmark>
  ) : null;
}
