import { useStore } from '../../state/useStore';
import { userLanguage } from '../../state/language';
import { usePanelTranslate } from '../../state/panelStrings';
import { useCurrentPage } from '../../state/page';
import styles from './Ad.module.css';

/** Shown occasionally to readers whose browser blocks the network's ads. */
export function AdMessage() {
  const { site } = useCurrentPage();
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  return (
    <div className={styles.message} lang={language}>
      <p>
        <strong>{t('ad.message.title', { name: site.name })}</strong>
      </p>
      <p>{t('ad.message.request')}</p>
      <p>
        {t('ad.message.thanks')}{' '}
        <span role="img" aria-label={t('ad.message.heart')}>
          ❤️
        </span>
      </p>
    </div>
  );
}
