import type { PageTip } from '../../model/ads';
import { useTranslate } from '../../state/language';
import { useCurrentPage } from '../../state/page';
import { Card } from './Card';

/** A tip of this site for its readers. */
export function TipCard({ tip }: { tip: PageTip }) {
  const { site } = useCurrentPage();
  const t = useTranslate();
  // A page of this site opens like every other one.
  const target = tip.link.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <Card
      href={tip.link}
      {...target}
      image={tip.img}
      credit={t('ad.tip', { name: site.name })}
      label={tip.label}
    >
      <span lang="en">
        <strong>{tip.name}</strong>: {tip.description}
      </span>
    </Card>
  );
}
