import { useState } from 'react';
import { data } from '../../../../page/shared/attributes';
import { findColor } from '../../../../ui/shared/color';
import { useStore } from '../../../../base/client/useStore';
import { userLanguage } from '../../../../shell/client/language/language';
import { usePanelTranslate, type PanelStringKey } from '../../../../shell/client/language/panelStrings';
import { paletteColors } from '../../../../shell/client/preferences/paletteColors';
import { ColorPicker } from './ColorPicker';
import styles from './ColorTool.module.css';
import { DEFAULT_CHOICES, restore, ROLES, toPaletteColor, type Choice, type Role } from './choice';

type Choices = Readonly<Record<Role, Choice>>;

/** The playground for the colors of the demos. A choice takes effect when it is applied. */
export function ColorTool() {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const stored = useStore(paletteColors.store);
  const [edited, setEdited] = useState<Partial<Choices>>({});
  const [message, setMessage] = useState<PanelStringKey | null>(null);
  const choices: Choices = {
    primary: edited.primary ?? restore(stored.primary, DEFAULT_CHOICES.primary),
    secondary: edited.secondary ?? restore(stored.secondary, DEFAULT_CHOICES.secondary),
  };

  const change = (role: Role, choice: Choice) => {
    setEdited({ ...edited, [role]: choice });
    setMessage(null);
  };
  const set = () => {
    paletteColors.choose({
      primary: toPaletteColor(choices.primary),
      secondary: toPaletteColor(choices.secondary),
    });
    const isComplete = ROLES.every((role) => findColor(choices[role].text));
    setMessage(isComplete ? 'colors.done' : 'colors.donePartly');
  };
  const reset = () => {
    setEdited({});
    paletteColors.choose(paletteColors.defaultValue);
    setMessage('colors.undone');
  };

  return (
    <section
      className={`ui-block ui-panel ${styles.tool}`}
      lang={language}
      {...data({ 'needs-script': '' })}
      aria-label={t('colors.label')}
    >
      <div className={styles.columns}>
        {ROLES.map((role) => (
          <ColorPicker key={role} role={role} choice={choices[role]} onChange={change} />
        ))}
      </div>
      <div className={`ui-row ${styles.actions}`}>
        <button type="button" className="ui-button ui-primary" onClick={set}>
          {t('colors.set')}
        </button>
        <button type="button" className="ui-button" onClick={reset}>
          {t('colors.reset')}
        </button>
        <p role="status" className="ui-muted">
          {message && t(message)}
        </p>
      </div>
    </section>
  );
}
