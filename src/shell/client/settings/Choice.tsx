import { useId, type ReactNode } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { choosePreference } from '../preferences/choosePreference';
import { useStore } from '../../../base/client/useStore';
import type { Preference } from '../preferences/definePreference';
import { PanelIcon } from '../../../ui/client/PanelIcon';
import type { PanelIconName } from '../../../ui/shared/panelIconPaths';
import styles from './Settings.module.css';

/** How a value of a preference is shown. */
export interface ChoiceOption {
  label: string;
  icon?: PanelIconName;
  /** Language of the label, if it is not the frame's. */
  lang?: string;
}

interface ChoiceProps<Value extends string> {
  label: string;
  preference: Preference<Value>;
  /** Label of each value, in the order of the keys; with an icon only if all have one. */
  options: Readonly<Record<Value, ChoiceOption>>;
  /** What is said about the choice, below it. */
  children?: ReactNode;
}

/** A preference with a few values, as a row of radio buttons. */
export function Choice<Value extends string>({ label, preference, options, children }: ChoiceProps<Value>) {
  const name = useId();
  const chosen = useStore(preference.store);
  // `Object.keys` is typed as strings; the order of the options is the order on the screen.
  const values = (Object.keys(options) as Value[]).filter((value) => preference.values.includes(value));
  return (
    <fieldset className={`ui-group ${styles.group}`}>
      <legend>{label}</legend>
      <div className={`ui-choices ${styles.options}`}>
        {values.map((value) => {
          const { label: text, icon, lang } = options[value];
          return (
            <label key={value} lang={lang}>
              <input
                type="radio"
                name={name}
                checked={value === chosen}
                onChange={() => choosePreference(preference, value)}
                // A click on the value from the address makes it the reader's own choice.
                onClick={() => value === chosen && preference.choose(value)}
                {...clickEvent('settings', value)}
              />
              {icon && <PanelIcon name={icon} />}
              {text}
            </label>
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}
