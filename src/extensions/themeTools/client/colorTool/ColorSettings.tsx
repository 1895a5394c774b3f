import { clickEvent } from '../../../../page/shared/clickEvents';
import { useStore } from '../../../../base/client/useStore';
import { Swatch } from '../../../../ui/client/Swatch';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { paletteColors } from '../../../../shell/client/preferences/paletteColors';
import { useCurrentPage } from '../../../../page/client/context/page';
import { SettingsGroup } from '../../../../shell/client/settings/SettingsGroup';

/** The colors of the demos, a link to choose them, and a button to reset them. */
export function ColorSettings() {
  const t = usePanelTranslate();
  const { site } = useCurrentPage();
  const { primary, secondary } = useStore(paletteColors.store);
  return (
    <SettingsGroup label={t('settings.colors')}>
      <div className="ui-row ui-small">
        {[primary, secondary].map(
          (color, index) =>
            color?.main && (
              <Swatch key={index} color={color.main}>
                <span className="visually-hidden">{color.main}</span>
              </Swatch>
            ),
        )}
        <a href={site.colorToolPath} {...clickEvent('settings', 'colors')}>
          {t('settings.colors.choose')}
        </a>
        <button
          type="button"
          className="ui-button"
          disabled={!primary}
          onClick={() => paletteColors.choose(paletteColors.defaultValue)}
        >
          {t('settings.colors.reset')}
        </button>
      </div>
    </SettingsGroup>
  );
}
