import type { PageTip } from '../shared/ads';
import { useTranslate } from '../../../shell/client/language/language';
import { useCurrentPage } from '../../../page/client/context/page';
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
