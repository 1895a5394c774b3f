import type { ReactNode } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import styles from './Ad.module.css';

interface CardProps {
  href: string;
  target?: string;
  rel?: string;
  /** URL of an image; `null` if there is none. */
  image: string | null;
  /** Shown above the text. */
  badge?: ReactNode;
  /** The card's provider. */
  credit: string;
  /** The card's label in click events. */
  label: string;
  children: ReactNode;
}

/** A tip or an ad as a link. Third-party content is rendered as text, never as HTML. */
export function Card({ image, badge, credit, label, children, ...link }: CardProps) {
  return (
    <a
      {...link}
      className={`ui-panel ${styles.card}`}
      data-shape={image === null ? 'inline' : 'image'}
      {...clickEvent('ad', 'click', label)}
    >
      {image !== null && (
        <img className={styles.image} src={image} alt="" width={130} height={100} loading="lazy" />
      )}
      <span className={styles.words}>
        {badge}
        <span className={`ui-clamp ${styles.description}`}>{children}</span>
        <span className={styles.credit}>{credit}</span>
      </span>
    </a>
  );
}
