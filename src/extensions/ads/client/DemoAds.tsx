import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { selectClickEvent } from '../../../page/shared/clickEvents';
import { CODE_ACTIONS } from '../../../page/shared/demoActions';
import { datasetOf } from '../../../base/client/dataset';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { AdCard } from './AdCard';
import { loadFeedAd, type FeedAd } from './feed';
import { useAdDisplay } from './useAdDisplay';
import styles from './Ad.module.css';

/** Name of the feed's ad network. */
const PUBLISHER = 'Carbon';

/** Shows an ad from the feed below each demo whose code the reader opens or edits. */
export function DemoAds({ feed }: { feed: string }) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const demosWithAd = new Set<HTMLElement>();
    const onClick = ({ target }: Event) => {
      const demo = findOpenedDemo(target);
      if (!demo || demosWithAd.has(demo)) return;
      demosWithAd.add(demo);
      const place = document.createElement('div');
      demo.append(place);
      setPlaces((others) => [...others, place]);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return places.map((place, index) => createPortal(<DemoAd feed={feed} />, place, String(index)));
}

/** The demo whose code a click opens or edits; `null` for all other clicks. */
function findOpenedDemo(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(selectClickEvent('demo')) : null;
  const action = control && datasetOf(control).gaEventAction;
  return CODE_ACTIONS.some((one) => one === action) ? (control?.closest('figure') ?? null) : null;
}

/** Its height is reserved from the click on, with or without an ad, to avoid layout shift. */
function DemoAd({ feed }: { feed: string }) {
  const t = usePanelTranslate();
  const [ad, setAd] = useState<FeedAd | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void loadFeedAd(feed, controller.signal).then((found) => controller.signal.aborted || setAd(found));
    return () => controller.abort();
  }, [feed]);
  useAdDisplay(ad && 'carbon-demo-inline');
  return (
    <div className={styles.demoAd}>
      {ad && (
        <div className="carbonads">
          <AdCard
            name={ad.company}
            link={ad.link}
            image={null}
            description={ad.description}
            credit={t('ad.by', { name: PUBLISHER })}
            label="carbon-demo-inline"
            shape="inline"
          />
          {ad.pixels.map((pixel, index) => (
            <img key={index} src={pixel} alt="" hidden />
          ))}
        </div>
      )}
    </div>
  );
}
