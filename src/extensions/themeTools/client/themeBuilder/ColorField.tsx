import { data } from '../../../../page/shared/attributes';
import { useId, useState } from 'react';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { Swatch } from '../../../../ui/client/Swatch';
import { LineIcon } from '../../../../ui/client/Icon';
import { flatten, parseColor } from './draft/color';
import { getField } from './draft/draft';
import type { Editor } from './draft/editor';
import { readValue } from './draft/fields';
import styles from './ColorField.module.css';

const UNDO_PATH = 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5';

/** A color of the palette: typed, or picked; the library's default while the field has no value. */
export function ColorField({ editor, path }: { editor: Editor; path: string }) {
  const t = usePanelTranslate();
  const id = useId();
  const { kit, draft, scheme, preview, edit, clear } = editor;
  const key = `${scheme}.${path}`;
  const value = String(getField(kit.fields, draft, key) ?? preview.readColor(scheme, path));
  const [typed, setTyped] = useState<{ text: string; key: string; value: string } | null>(null);
  // The typed text is shown until the value changes otherwise, by undo or with the scheme.
  const text = typed?.key === key && typed.value === value ? typed.text : value;
  const field = kit.fields.get(key);
  const isInvalid = Boolean(field && readValue(field, text) === undefined);

  const enter = (next: string) => {
    const color = field && readValue(field, next);
    setTyped({ text: next, key, value: color === undefined ? value : String(color) });
    if (color !== undefined) edit(key, color);
  };
  const color = parseColor(value);
  const page = parseColor(preview.readColor(scheme, kit.paper));
  const isOpaque = field?.kind === 'color' && field.isOpaque;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <code className="ui-mono">{path.split('.')[1]}</code>
      </label>
      <div className={`ui-field ${styles.entry}`} aria-invalid={isInvalid || undefined}>
        <Swatch color={value} className={styles.picker}>
          <input
            type="color"
            aria-label={t('builder.color.pick', { name: path })}
            value={color && page ? flatten(color, page) : undefined}
            onChange={({ target }) => {
              setTyped(null);
              edit(key, target.value);
            }}
          />
        </Swatch>
        <input
          id={id}
          type="text"
          dir="ltr"
          aria-label={path}
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-problem` : undefined}
          onChange={({ target }) => enter(target.value)}
          onBlur={() => !isInvalid && setTyped(null)}
        />
        {key in draft && (
          <button
            type="button"
            className="ui-button ui-quiet ui-icon"
            aria-label={t('builder.color.clear', { name: path })}
            title={t('builder.color.clear', { name: path })}
            onClick={() => clear(key)}
          >
            <LineIcon path={UNDO_PATH} />
          </button>
        )}
      </div>
      {isInvalid && (
        <p
          id={`${id}-problem`}
          className={`ui-small ui-toned ${styles.problem}`}
          {...data({ tone: 'error' })}
        >
          <bdi>{t(isOpaque ? 'builder.color.opaque' : 'builder.color.invalid')}</bdi>
        </p>
      )}
    </div>
  );
}
