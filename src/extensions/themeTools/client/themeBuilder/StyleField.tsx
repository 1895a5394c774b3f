import { useId, type ReactNode } from 'react';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { getField } from './draft/draft';
import type { Editor } from './draft/editor';
import type { FieldValue } from './draft/fields';
import { FONTS, isFontName } from './draft/fonts';
import { Segments } from './Segments';

interface StyleFieldProps {
  editor: Editor;
  /** Key of the field. */
  name: string;
  label: ReactNode;
}

/** A field for all but colors: a slider for numbers, a select for long lists, otherwise radio buttons. */
export function StyleField({ editor, name, label }: StyleFieldProps) {
  const t = usePanelTranslate();
  const id = useId();
  const field = editor.kit.fields.get(name);
  const value = getField(editor.kit.fields, editor.draft, name);
  if (field?.kind === 'number') {
    return (
      <div>
        <label htmlFor={id} className="ui-row ui-spread ui-label">
          {label}
          <output htmlFor={id} className="ui-mono">
            {value}
          </output>
        </label>
        <input
          id={id}
          className="ui-slider"
          type="range"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={({ target }) => editor.edit(name, target.valueAsNumber)}
        />
      </div>
    );
  }
  if (field?.kind !== 'choice') return null;
  const options = sortNumbers(field.values).map((one) => ({ value: one, label: toLabel(one) }));
  if (options.length < 7) {
    return (
      <Segments label={label} options={options} value={value} onChange={(next) => editor.edit(name, next)} />
    );
  }
  return (
    <div className="ui-stack">
      <label htmlFor={id} className="ui-label">
        {label}
      </label>
      <select
        id={id}
        className="ui-field"
        value={String(value)}
        onChange={({ target }) => editor.edit(name, target.value)}
      >
        {options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );

  function toLabel(one: FieldValue): string {
    if (one === 'default') return t('builder.default');
    if (one === 'same') return t('builder.type.same');
    return isFontName(one) ? FONTS[one].label : String(one);
  }
}

/** Sorts numbers, because a field lists its default first; leaves other values as they are. */
function sortNumbers(values: readonly FieldValue[]): readonly FieldValue[] {
  return values.every((value) => typeof value === 'number')
    ? [...values].sort((a, b) => Number(a) - Number(b))
    : values;
}
