import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import type { Editor } from './draft/editor';
import type { StyleEntry } from './draft/kit';
import { Group } from './Group';
import styles from './Panel.module.css';
import { StyleField } from './StyleField';

/** Typefaces, sizes and weights. */
export function TypePanel({ editor }: { editor: Editor }) {
  return <EntryList editor={editor} entries={editor.kit.type} />;
}

/** Corner radii and spacing. */
export function ShapePanel({ editor }: { editor: Editor }) {
  return <EntryList editor={editor} entries={editor.kit.shape} />;
}

/** Prefix of the keys of `theme.components`: the short name of the library. */
const LIBRARY = /^[A-Z][a-z]+/;

/** Default props of components. */
export function ComponentPanel({ editor }: { editor: Editor }) {
  return Object.entries(editor.kit.components).map(([key, props]) => (
    <Group key={key} name={key.replace(LIBRARY, '')}>
      {Object.keys(props).map((prop) => (
        <StyleField
          key={prop}
          editor={editor}
          name={`${key}.${prop}`}
          label={<code className="ui-mono">{prop}</code>}
        />
      ))}
    </Group>
  ));
}

function EntryList({ editor, entries }: { editor: Editor; entries: readonly StyleEntry[] }) {
  const t = usePanelTranslate();
  return (
    <div className={`ui-stack ${styles.fields}`}>
      {entries.map(({ key, label, name }) => (
        <StyleField
          key={key}
          editor={editor}
          name={key}
          label={
            <span>
              {label && `${t(label)} `}
              {name && <code className="ui-mono">{name}</code>}
            </span>
          }
        />
      ))}
    </div>
  );
}
