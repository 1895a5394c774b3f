import { useEffect, useState } from 'react';
import { Ad } from './Ad';
import { AdBoundary } from './AdBoundary';

/** The ad of a place, for as long as the place is displayed: the other one of the page asks nobody. */
export function DisplayedAd({ place }: { place: HTMLElement }) {
  const [isDisplayed, setDisplayed] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() => setDisplayed(place.getClientRects().length > 0));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  // An ad reports its own crashes, by its name; here those of what chooses it end.
  return isDisplayed ? (
    <AdBoundary label={null}>
      <Ad />
    </AdBoundary>
  ) : null;
}
