import { useId, type ComponentType } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { useCurrentPage } from '../../../page/client/context/page';
import { PageLanguage } from '../language/PageLanguage';
import { usePanelTranslate } from '../language/panelStrings';
import { codeStyling } from '../preferences/codeStyling';
import { codeVariant } from '../preferences/codeVariant';
import { colorMode } from '../preferences/colorMode';
import { direction } from '../preferences/direction';
import { languageChoice } from '../preferences/language';
import { packageManager } from '../preferences/packageManager';
import { getLanguageName, LANGUAGES, type Language } from '../../../site/shared/languages';
import { Icon } from '../../../ui/client/Icon';
import { useModal } from '../../../ui/client/useModal';
import { Choice, type ChoiceOption } from './Choice';
import { DensitySettings } from './DensitySettings';
import { SettingsGroup } from './SettingsGroup';
import styles from './Settings.module.css';

const modules = import.meta.glob<{ settings: ComponentType }>('../../../extensions/*/client/settings.ts', {
  eager: true,
});
const ofExtensions = Object.values(modules).map(({ settings }) => settings);

const LANGUAGE_OPTIONS = Object.fromEntries(
  LANGUAGES.map((code) => [code, { label: getLanguageName(code), lang: code }]),
) as Record<Language, ChoiceOption>;

export interface SettingsDrawerProps {
  onClose: () => void;
}

/** All settings; changes are visible at once behind the drawer. */
export function SettingsDrawer({ onClose }: SettingsDrawerProps) {
  const t = usePanelTranslate();
  const titleId = useId();
  const { site } = useCurrentPage();
  const { close, dialogProps } = useModal(onClose);

  return (
    <dialog {...dialogProps} className={`ui-drawer ${styles.drawer}`} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId}>{t('settings.title')}</h2>
          <button
            type="button"
            className="ui-button ui-quiet ui-icon"
            aria-label={t('settings.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <Choice
          label={t('settings.mode')}
          preference={colorMode}
          options={{
            light: { label: t('settings.mode.light'), icon: 'sun' },
            system: { label: t('settings.mode.system'), icon: 'monitor' },
            dark: { label: t('settings.mode.dark'), icon: 'moon' },
          }}
        />
        <Choice
          label={t('settings.direction')}
          preference={direction}
          options={{
            ltr: { label: t('settings.direction.ltr'), icon: 'alignStart' },
            rtl: { label: t('settings.direction.rtl'), icon: 'alignEnd' },
          }}
        />
        <Choice label={t('settings.language')} preference={languageChoice} options={LANGUAGE_OPTIONS}>
          <PageLanguage className={styles.hint} />
        </Choice>
        <Choice
          label={t('settings.codeVariant')}
          preference={codeVariant}
          options={{
            TS: { label: 'TypeScript' },
            JS: { label: 'JavaScript' },
          }}
        />
        <Choice
          label={t('settings.codeStyling')}
          preference={codeStyling}
          options={{
            'MUI System': { label: 'MUI System' },
            Tailwind: { label: 'Tailwind CSS' },
            CSS: { label: 'CSS' },
          }}
        />
        <Choice
          label={t('settings.packageManager')}
          preference={packageManager}
          options={{
            npm: { label: 'npm' },
            pnpm: { label: 'pnpm' },
            yarn: { label: 'yarn' },
            bun: { label: 'bun' },
          }}
        />
        <SettingsGroup label={t('settings.density')}>
          <DensitySettings />
          <a className={styles.link} href={site.densityToolPath} {...clickEvent('settings', 'density')}>
            {t('settings.density.try')}
          </a>
        </SettingsGroup>
        {ofExtensions.map((Settings, index) => (
          <Settings key={index} />
        ))}
      </div>
    </dialog>
  );
}
