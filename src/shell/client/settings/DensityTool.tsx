import { data } from '../../../page/shared/attributes';
import { useStore } from '../../../base/client/useStore';
import { userLanguage } from '../language/language';
import { usePanelTranslate } from '../language/panelStrings';
import { DensitySettings } from './DensitySettings';
import styles from './Settings.module.css';

/** The density settings in the middle of a page, beside the demos that they change. */
export function DensityTool() {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  return (
    <section
      className={`ui-panel ui-block ${styles.card}`}
      lang={language}
      {...data({ 'needs-script': '' })}
      aria-label={t('settings.density')}
    >
      <p>{t('settings.density.scope')}</p>
      <DensitySettings />
    </section>
  );
}
