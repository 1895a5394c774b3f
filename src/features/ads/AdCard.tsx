import type { AdShape } from '../../model/ads';
import { usePanelTranslate } from '../../state/panelStrings';
import styles from './Ad.module.css';
import { Card } from './Card';

interface AdCardProps {
  name: string;
  link: string;
  /** Address of a picture; `null` where there is none. */
  image: string | null;
  description: string;
  /** Who shows the ad. */
  credit: string;
  /** Name of the ad in click events. */
  label: string;
  shape: AdShape;
}

/** The ad of a third party, and called so where no picture shows it. */
export function AdCard({ name, link, image, description, credit, label, shape }: AdCardProps) {
  const t = usePanelTranslate();
  const isInline = shape === 'inline';
  return (
    <Card
      href={link}
      target="_blank"
      rel="noopener sponsored"
      image={isInline ? null : image}
      badge={isInline && <span className={styles.badge}>{t('ad.badge')}</span>}
      credit={credit}
      label={label}
    >
      <strong>{name}</strong> – {description}
      {isInline && <span className={styles.start}> {t('ad.start')}</span>}
    </Card>
  );
}
