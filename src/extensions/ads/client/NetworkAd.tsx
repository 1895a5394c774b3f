import { useEffect, useRef } from 'react';
import type { AdEvent } from './machine';
import styles from './Ad.module.css';

/** Matches ads of the network and of related networks. */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

/**
 * Checks once whether the network has inserted an ad.
 * @param soldOutLink the ad's link if the network has no ad to sell; empty if there is no such link
 */
export function lookForAd(root: ParentNode, soldOutLink: string): AdEvent['found'] {
  if (!root.querySelector(AD_SELECTOR)) return 'nothing';
  const link = root.querySelector('#carbonads a')?.getAttribute('href');
  return link && link === soldOutLink ? 'soldOut' : 'ad';
}

/** Container for the ad network, whose script inserts the ad next to itself. */
export function NetworkAd({ script, isHidden }: { script: string; isHidden: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Deferred, so that an immediate unmount, as in Strict Mode, makes no request to the network.
    const timer = setTimeout(() => {
      const tag = document.createElement('script');
      tag.async = true;
      tag.id = '_carbonads_js';
      tag.src = script;
      element.append(tag);
    });
    return () => {
      clearTimeout(timer);
      element.replaceChildren();
    };
  }, [script]);
  return <div ref={place} className={styles.network} hidden={isHidden} />;
}
