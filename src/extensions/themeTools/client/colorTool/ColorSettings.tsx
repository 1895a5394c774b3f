import { clickEvent } from '../../../../page/shared/clickEvents';
import { useStore } from '../../../../base/client/useStore';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { paletteColors } from '../../../../shell/client/preferences/paletteColors';
import { useCurrentPage } from '../../../../page/client/context/page';
import { SettingsGroup } from '../../../../shell/client/settings/SettingsGroup';
import settings from '../../../../shell/client/settings/Settings.module.css';
import styles from './ColorSettings.module.css';

/** The colors of the demos, a link to choose them, and a button to reset them. */
export function ColorSettings() {
  const t = usePanelTranslate();
  const { site } = useCurrentPage();
  const { primary, secondary } = useStore(paletteColors.store);
  return (
    <SettingsGroup label={t('settings.colors')}>
      <p className={styles.swatches}>
        {[primary, secondary].map(
          (color, index) =>
            color && (
              <span key={index} style={{ backgroundColor: color.main }}>
                <span className="visually-hidden">{color.main}</span>
              </span>
            ),
        )}
        <a href={site.colorToolPath} {...clickEvent('settings', 'colors')}>
          {t('settings.colors.choose')}
        </a>
      </p>
      <button
        type="button"
        className={settings.reset}
        disabled={!primary}
        onClick={() => paletteColors.choose(paletteColors.defaultValue)}
      >
        {t('settings.colors.reset')}
      </button>
    </SettingsGroup>
  );
}
