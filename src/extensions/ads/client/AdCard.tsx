import { data } from '../../../page/shared/attributes';
import type { AdShape } from '../shared/ads';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import styles from './Ad.module.css';
import { Card } from './Card';

interface AdCardProps {
  name: string;
  link: string;
  /** URL of an image; `null` if there is none. */
  image: string | null;
  description: string;
  /** The ad's provider. */
  credit: string;
  /** The ad's label in click events. */
  label: string;
  shape: AdShape;
}

/** A third-party ad, with a badge that says so if there is no image. */
export function AdCard({ name, link, image, description, credit, label, shape }: AdCardProps) {
  const t = usePanelTranslate();
  const isInline = shape === 'inline';
  return (
    <Card
      href={link}
      target="_blank"
      rel="noopener sponsored"
      image={isInline ? null : image}
      badge={
        isInline && (
          <span className={`ui-chip ${styles.badge}`} {...data({ tone: 'success' })}>
            {t('ad.badge')}
          </span>
        )
      }
      credit={credit}
      label={label}
    >
      <strong>{name}</strong> – {description}
      {isInline && <span className={styles.start}> {t('ad.start')}</span>}
    </Card>
  );
}
