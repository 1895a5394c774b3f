import { useId } from 'react';
import { data } from '../../../page/shared/attributes';
import type { PropControl, PropValue } from '../../shared/playground';

/** Limits for showing options side by side: their number, and their letters in total. */
const MAX_RADIOS = 4;
const MAX_RADIO_LETTERS = 26;

/** Step of lengths in `rem` or `em`: two pixels at the usual font size. */
const EM_STEP = 0.125;

interface ControlProps {
  control: PropControl;
  /** `undefined` when the prop is not set. */
  value: PropValue | undefined;
  onChange: (name: string, value: PropValue) => void;
}

/** The control of one prop; its label is the prop's name, which is the same in every language. */
export function Control({ control, value = control.defaultValue ?? undefined, onChange }: ControlProps) {
  const { name, kind, options, unit } = control;
  const id = useId();
  const set = (next: PropValue) => onChange(name, next);
  switch (kind) {
    case 'choice':
      return isShort(options) ? (
        <fieldset className="ui-group">
          <legend>{name}</legend>
          <div className="ui-choices">
            {options.map((option) => (
              <label key={String(option)}>
                <input type="radio" name={id} checked={option === value} onChange={() => set(option)} />
                {String(option)}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <label>
          {name}
          <select
            className="ui-field"
            value={String(value ?? '')}
            onChange={({ target }) => set(options[target.selectedIndex - offset(value)] ?? '')}
          >
            {value === undefined && <option value="" />}
            {options.map((option) => (
              <option key={String(option)}>{String(option)}</option>
            ))}
          </select>
        </label>
      );
    case 'switch':
    case 'handler':
      return (
        <label {...data({ switch: '' })}>
          {name}
          <input
            type="checkbox"
            role="switch"
            className="ui-switch"
            checked={value === true}
            onChange={({ target }) => set(target.checked)}
          />
        </label>
      );
    case 'number':
      return (
        <label>
          <bdi dir="ltr">{unit ? `${name} (${unit})` : name}</bdi>
          <input
            type="number"
            className="ui-field"
            step={unit && /em$/.test(unit) ? EM_STEP : 'any'}
            value={typeof value === 'number' ? value : ''}
            onChange={({ target }) => set(Number.isNaN(target.valueAsNumber) ? '' : target.valueAsNumber)}
          />
        </label>
      );
    case 'text':
      return (
        <label>
          <bdi dir="ltr">{name}</bdi>
          <input
            type="text"
            className="ui-field"
            dir={name.startsWith('--') ? 'ltr' : undefined}
            value={String(value ?? '')}
            autoComplete="off"
            onChange={({ target }) => set(target.value)}
          />
        </label>
      );
  }
}

/** Number of options before the first value: an empty one while nothing is chosen. */
function offset(value: PropValue | undefined): number {
  return value === undefined ? 1 : 0;
}

function isShort(options: PropControl['options']): boolean {
  return options.length <= MAX_RADIOS && options.join('').length <= MAX_RADIO_LETTERS;
}
