import { useEffect, useRef } from 'react';
import type { AdEvent } from './machine';
import styles from './Ad.module.css';

/** Where ads of the network, or of its siblings, can be told. */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

/**
 * One look for the network's ad.
 * @param soldOutLink where its link leads when there is no ad to sell; empty when it never does
 */
export function lookForAd(root: ParentNode, soldOutLink: string): AdEvent['found'] {
  if (!root.querySelector(AD_SELECTOR)) return 'nothing';
  const link = root.querySelector('#carbonads a')?.getAttribute('href');
  return link && link === soldOutLink ? 'soldOut' : 'ad';
}

/** The ad network's own place: its script writes the ad beside itself. */
export function NetworkAd({ script, isHidden }: { script: string; isHidden: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // A place that is left within the same task, as in a double mount, never asks the network.
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
