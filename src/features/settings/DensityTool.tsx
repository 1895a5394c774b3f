import { data } from '../../model/attributes';
import { useStore } from '../../state/useStore';
import { userLanguage } from '../../state/language';
import { usePanelTranslate } from '../../state/panelStrings';
import { DensitySettings } from './DensitySettings';
import styles from './Settings.module.css';

/** The density settings in the middle of a page, beside the demos that they change. */
export function DensityTool() {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  return (
    <section
      className={styles.card}
      lang={language}
      {...data({ 'needs-script': '' })}
      aria-label={t('settings.density')}
    >
      <p>{t('settings.density.scope')}</p>
      <DensitySettings />
    </section>
  );
}
