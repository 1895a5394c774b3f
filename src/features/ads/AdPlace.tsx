import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '../../behaviours/firstSign';
import { hasAdPlace } from '../../model/ads';
import { useCurrentPage } from '../../state/page';
import styles from './AdPlace.module.css';

/** How long somebody who does not stir is kept waiting, in ms: a page is there to be read first. */
const PATIENCE_MS = 4000;

/**
 * The place of the page's ad. Its height is in the server's HTML and never changes; what stands in it comes
 * when somebody is there to see it.
 */
export function AdPlace() {
  const { page, product } = useCurrentPage();
  const [Ad, setAd] = useState<ComponentType | null>(null);
  const isShown = page !== null && hasAdPlace(page.path, product.adFree);

  useEffect(() => {
    if (!isShown) return;
    let isLeft = false;
    const load = () => {
      stopWaiting();
      import('./Ad').then(
        (module) => isLeft || setAd(() => module.Ad),
        // A blocker knows the file, or the reader is offline: the place stays empty.
        () => {},
      );
    };
    const timer = setTimeout(load, PATIENCE_MS);
    let stopSigns = () => {};
    const stopWaiting = () => {
      clearTimeout(timer);
      stopSigns();
    };
    stopSigns = onFirstSign(load);
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [isShown]);

  return isShown ? (
    <div className={styles.place} data-ad-place="">
      {Ad && <Ad />}
    </div>
  ) : null;
}
