import { data } from '../../../../page/shared/attributes';
import { useId } from 'react';
import { findColor } from '../../../../ui/shared/color';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { ColorRamp } from './ColorRamp';
import styles from './ColorTool.module.css';
import { enter, pick, type Choice, type Role } from './choice';
import { HUES, HUE_NAMES, SHADES } from './hues';

interface ColorPickerProps {
  role: Role;
  choice: Choice;
  onChange: (role: Role, choice: Choice) => void;
}

/** One color of the palette: typed, or picked by hue and shade. */
export function ColorPicker({ role, choice, onChange }: ColorPickerProps) {
  const t = usePanelTranslate();
  const id = useId();
  const { hue, shade, text, main } = choice;
  const isInvalid = !findColor(text);
  return (
    <fieldset className="ui-group">
      <legend>{t(`colors.${role}`)}</legend>

      <label className="ui-label" htmlFor={role}>
        {t('colors.value')}
      </label>
      <input
        id={role}
        className={`ui-field ui-mono ${styles.value}`}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(role, enter(choice, target.value))}
      />
      <p
        id={`${id}-help`}
        className={`ui-muted ${styles.help}`}
        {...data({ tone: isInvalid ? 'error' : undefined })}
      >
        <bdi>{t(isInvalid ? 'colors.invalid' : 'colors.help')}</bdi>
      </p>

      <div className="ui-row ui-spread">
        <label className="ui-label" htmlFor={`${id}-shade`}>
          {t('colors.shade')}
        </label>
        <span className="ui-mono" aria-hidden="true">
          {shade}
        </span>
      </div>
      <input
        id={`${id}-shade`}
        className="ui-slider"
        type="range"
        min={0}
        max={SHADES.length - 1}
        value={SHADES.indexOf(shade)}
        aria-valuetext={shade}
        onChange={({ target }) => onChange(role, pick(hue, SHADES[target.valueAsNumber] ?? shade))}
      />

      <fieldset className={`ui-group ${styles.hues}`}>
        <legend>{t('colors.hue')}</legend>
        {HUE_NAMES.map((name) => (
          <input
            key={name}
            type="radio"
            name={`${id}-hue`}
            checked={name === hue}
            aria-label={name}
            title={name}
            style={{ backgroundColor: HUES[name][shade] }}
            onChange={() => onChange(role, pick(name, shade))}
          />
        ))}
      </fieldset>

      <ColorRamp main={main} />
    </fieldset>
  );
}
