import type { ReactNode } from 'react';
import { clickEvent } from '../../model/clickEvents';
import styles from './Ad.module.css';

interface CardProps {
  href: string;
  target?: string;
  rel?: string;
  /** Address of a picture; `null` where there is none. */
  image: string | null;
  /** Stands above the words. */
  badge?: ReactNode;
  /** Who shows the card. */
  credit: string;
  /** Name of the card in click events. */
  label: string;
  children: ReactNode;
}

/** A tip or an ad as a link: all its words are text, whoever wrote them. */
export function Card({ image, badge, credit, label, children, ...link }: CardProps) {
  return (
    <a
      {...link}
      className={styles.card}
      data-shape={image === null ? 'inline' : 'image'}
      {...clickEvent('ad', 'click', label)}
    >
      {image !== null && (
        <img className={styles.image} src={image} alt="" width={130} height={100} loading="lazy" />
      )}
      <span className={styles.words}>
        {badge}
        <span className={styles.description}>{children}</span>
        <span className={styles.credit}>{credit}</span>
      </span>
    </a>
  );
}
