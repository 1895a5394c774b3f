import { useStore } from '../../../base/client/useStore';
import { userLanguage } from '../../../shell/client/language/language';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { useCurrentPage } from '../../../page/client/context/page';
import styles from './Ad.module.css';

/** Shown occasionally to readers whose browser blocks the network's ads. */
export function AdMessage() {
  const { site } = useCurrentPage();
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  return (
    <div className={`ui-panel ${styles.message}`} lang={language}>
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
