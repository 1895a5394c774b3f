import type { PageTip } from '../../model/ads';
import { useTranslate } from '../../state/language';
import { useCurrentPage } from '../../state/page';
import { Card } from './Card';

/** The site's own tip for its readers. */
export function TipCard({ tip }: { tip: PageTip }) {
  const { site } = useCurrentPage();
  const t = useTranslate();
  // Internal links open in the same tab.
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
