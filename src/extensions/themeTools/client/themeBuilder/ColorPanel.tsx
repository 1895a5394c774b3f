import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import type { Editor } from './draft/editor';
import type { ColorGroup } from './draft/kit';
import { ColorField } from './ColorField';
import { Group } from './Group';
import styles from './Panel.module.css';

/** The palette of the scheme that is being edited. */
export function ColorPanel({ editor }: { editor: Editor }) {
  const t = usePanelTranslate();
  return editor.kit.colors.map(({ name, paths, more, ramp }) => (
    <Group key={name} name={name} aside={ramp && <Ramp editor={editor} {...ramp} />}>
      {paths.map((path) => (
        <ColorField key={path} editor={editor} path={path} />
      ))}
      {more && (
        <details className={styles.more}>
          <summary className="ui-muted">
            {t(more.label)}
            <span className="visually-hidden"> {name}</span>
          </summary>
          {more.paths.map((path) => (
            <ColorField key={path} editor={editor} path={path} />
          ))}
        </details>
      )}
    </Group>
  ));
}

type RampProps = { editor: Editor } & NonNullable<ColorGroup['ramp']>;

/** The shades of a color side by side, one of them with text in the color that the theme puts on it. */
function Ramp({ editor: { preview, scheme }, paths, sample, ink }: RampProps) {
  return (
    <div className={styles.ramp}>
      {paths.map((path) => (
        <span
          key={path}
          style={{
            backgroundColor: preview.readColor(scheme, path),
            color: preview.readColor(scheme, ink),
          }}
        >
          {path === sample ? 'Aa' : ''}
        </span>
      ))}
    </div>
  );
}
