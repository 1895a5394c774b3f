import { useEffect, useState } from 'react';
import { Ad } from './Ad';
import { AdBoundary } from './AdBoundary';

/** The ad of a slot, only while the slot is displayed: the page's hidden slot makes no requests. */
export function DisplayedAd({ place }: { place: HTMLElement }) {
  const [isDisplayed, setDisplayed] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() => setDisplayed(place.getClientRects().length > 0));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  // `Ad` reports crashes of the ads that it shows, with their labels; this boundary catches its own crashes.
  return isDisplayed ? (
    <AdBoundary label={null}>
      <Ad />
    </AdBoundary>
  ) : null;
}
