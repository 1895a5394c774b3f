import { usePanelTranslate } from '../../../state/panelStrings';
import { readPalette } from '../draft';
import type { Editor } from '../editor';
import { PAGE_COLORS, ROLES, SHADES, type Role } from '../fields';
import { ColorField } from './ColorField';
import { Group } from './Group';
import styles from './Panel.module.css';

/** Shades that the theme computes from main. */
const COMPUTED = SHADES.filter((shade) => shade !== 'main');

/** The palette of the scheme that is edited. */
export function ColorPanel({ editor }: { editor: Editor }) {
  const t = usePanelTranslate();
  return (
    <>
      {ROLES.map((role) => (
        <Group key={role} name={role} aside={<Ramp editor={editor} role={role} />}>
          <ColorField editor={editor} path={`${role}.main`} />
          <details className={styles.more}>
            <summary>
              {t('builder.color.computed')}
              <span className="visually-hidden"> {role}</span>
            </summary>
            {COMPUTED.map((shade) => (
              <ColorField key={shade} editor={editor} path={`${role}.${shade}`} />
            ))}
          </details>
        </Group>
      ))}
      {(['background', 'text'] as const).map((group) => (
        <Group key={group} name={group}>
          {PAGE_COLORS.filter((path) => path.startsWith(group)).map((path) => (
            <ColorField key={path} editor={editor} path={path} />
          ))}
        </Group>
      ))}
    </>
  );
}

/** The shades of a color beside each other, with the text that the theme puts upon them. */
function Ramp({ editor, role }: { editor: Editor; role: Role }) {
  const palette = editor.preview.palettes[editor.scheme];
  const read = (shade: (typeof SHADES)[number]) => readPalette(palette, `${role}.${shade}`);
  return (
    <div className={styles.ramp}>
      {(['light', 'main', 'dark'] as const).map((shade) => (
        <span key={shade} style={{ backgroundColor: read(shade), color: read('contrastText') }}>
          {shade === 'main' ? 'Aa' : ''}
        </span>
      ))}
    </div>
  );
}
