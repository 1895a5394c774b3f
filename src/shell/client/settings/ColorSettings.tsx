import { clickEvent } from '../../../page/shared/clickEvents';
import { useStore } from '../../../base/client/useStore';
import { usePanelTranslate } from '../language/panelStrings';
import { paletteColors } from '../preferences/paletteColors';
import { useCurrentPage } from '../../../page/client/context/page';
import styles from './Settings.module.css';

/** The colors of the demos, a link to choose them, and a button to reset them. */
export function ColorSettings() {
  const t = usePanelTranslate();
  const { site } = useCurrentPage();
  const { primary, secondary } = useStore(paletteColors.store);
  return (
    <>
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
        className={styles.reset}
        disabled={!primary}
        onClick={() => paletteColors.choose(paletteColors.defaultValue)}
      >
        {t('settings.colors.reset')}
      </button>
    </>
  );
}
