import type { AdShape } from '../../model/ads';
import { usePanelTranslate } from '../../state/panelStrings';
import styles from './Ad.module.css';

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

/** An ad as a link: all its words are text, whoever wrote them. */
export function AdCard({ name, link, image, description, credit, label, shape }: AdCardProps) {
  const t = usePanelTranslate();
  // A page of this site opens like every other one.
  const target = link.startsWith('/') ? {} : { target: '_blank', rel: 'noopener sponsored' };
  return (
    <a
      href={link}
      {...target}
      className={styles.card}
      data-shape={shape}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label}
    >
      {shape === 'image' && image && (
        <img className={styles.image} src={image} alt="" width={130} height={100} />
      )}
      <span className={styles.words}>
        {shape === 'inline' && <span className={styles.badge}>{t('ad.badge')}</span>}
        <span className={styles.description}>
          <strong>{name}</strong> – {description}
          {shape === 'inline' && <span className={styles.start}> {t('ad.start')}</span>}
        </span>
        <span className={styles.credit}>{credit}</span>
      </span>
    </a>
  );
}
