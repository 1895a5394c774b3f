import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onFirstInteractionOrAfter } from '../../behaviours/firstInteraction';
import { refusesTracking } from '../../model/consent';
import { useAdBlock } from '../../state/adBlock';
import { getServices } from '../../state/services';
import { TipCard } from './TipCard';
import styles from './AdPlace.module.css';

/** How long somebody who does not stir is kept waiting, in ms: a page is there to be read first. */
const PATIENCE_MS = 4000;

/**
 * A place of the page's ad, filled with a tip from the server on. A page has two, of which the width of the window
 * shows one. Its size never changes; an ad, where there are any, comes when somebody is there to see it who has not
 * objected to being measured.
 */
export function AdPlace({ where }: { where: 'article' | 'aside' }) {
  const { tip } = useAdBlock();
  const place = useRef<HTMLDivElement>(null);
  const [ad, setAd] = useState<ReactNode>(null);

  useEffect(() => {
    const element = place.current;
    const { adScript, adFeed, analyticsId } = getServices();
    if (!element || refusesTracking(navigator) || !(adScript || adFeed || analyticsId)) return;
    let isLeft = false;
    const stopWaiting = onFirstInteractionOrAfter(PATIENCE_MS, () => {
      import('./DisplayedAd').then(
        ({ DisplayedAd }) => isLeft || setAd(<DisplayedAd place={element} />),
        // A blocker knows the file, or the reader is offline: the tip stays.
        () => {},
      );
    });
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, []);

  // Beside the article it stands in no other landmark.
  const Landmark = where === 'aside' ? 'aside' : 'div';
  return tip ? (
    <Landmark className={styles[where]}>
      <div ref={place} className={styles.place} data-ad-place={where}>
        <TipCard tip={tip} />
        {ad}
      </div>
    </Landmark>
  ) : null;
}
