import { useTranslate } from '../language/language';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: jumps over header and menu. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a href="#main-content" className={`ui-button ui-primary ui-screen ${styles.link}`}>
      {t('skipToContent')}
    </a>
  );
}
