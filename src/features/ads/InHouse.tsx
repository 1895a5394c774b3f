import { useEffect, useState } from 'react';
import type { AdShape, InHouseAd } from '../../model/ads';
import { useAdBlock } from '../../state/adBlock';
import { usePanelTranslate } from '../../state/panelStrings';
import { useCurrentPage } from '../../state/page';
import { AdCard } from './AdCard';
import { pickAd } from './machine';

/** An ad of the project for itself. */
export function InHouse({ draw, shape }: { draw: number; shape: AdShape }) {
  const { loadInHouseAds } = useAdBlock();
  const { site } = useCurrentPage();
  const t = usePanelTranslate();
  const [ads, setAds] = useState<readonly InHouseAd[]>([]);
  useEffect(() => {
    let isLeft = false;
    loadInHouseAds().then(
      (loaded) => isLeft || setAds(loaded),
      // Offline: the place stays empty.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [loadInHouseAds]);

  const ad = pickAd(ads, draw);
  if (!ad) return null;
  return (
    <AdCard
      name={ad.name}
      link={ad.link}
      image={ad.img}
      description={ad.description}
      credit={t('ad.inHouse', { name: site.name })}
      label={`in-house-${toSlug(ad.name)}`}
      shape={shape}
    />
  );
}

/** `Data grid` → `data-grid`. */
function toSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
