import { usePanelTranslate } from '../../../state/panelStrings';
import { COMPONENT_DEFAULTS } from '../componentDefaults';
import type { Editor } from '../editor';
import { Group } from './Group';
import styles from './Panel.module.css';
import { StyleField } from './StyleField';

/** Typefaces, sizes and weights. */
export function TypePanel({ editor }: { editor: Editor }) {
  const t = usePanelTranslate();
  return (
    <div className={styles.fields}>
      <StyleField editor={editor} name="typography.fontFamily" label={t('builder.type.family')} />
      <StyleField editor={editor} name="typography.headingFamily" label={t('builder.type.headingFamily')} />
      <StyleField editor={editor} name="typography.fontSize" label={t('builder.type.size')} />
      <StyleField editor={editor} name="typography.headingScale" label={t('builder.type.headingScale')} />
      <StyleField editor={editor} name="typography.headingWeight" label={t('builder.type.headingWeight')} />
      <StyleField editor={editor} name="typography.fontWeightRegular" label={t('builder.type.regular')} />
      <StyleField editor={editor} name="typography.fontWeightMedium" label={t('builder.type.medium')} />
      <StyleField editor={editor} name="typography.fontWeightBold" label={t('builder.type.bold')} />
      <StyleField editor={editor} name="typography.buttonCase" label={t('builder.type.buttonCase')} />
    </div>
  );
}

/** Corners and distances. */
export function ShapePanel({ editor }: { editor: Editor }) {
  const t = usePanelTranslate();
  return (
    <div className={styles.fields}>
      <StyleField editor={editor} name="shape.borderRadius" label={t('builder.shape.radius')} />
      <StyleField editor={editor} name="spacing" label={t('builder.shape.spacing')} />
    </div>
  );
}

/** Default props of components. */
export function ComponentPanel({ editor }: { editor: Editor }) {
  return Object.entries(COMPONENT_DEFAULTS).map(([key, props]) => (
    <Group key={key} name={key.slice('Mui'.length)}>
      {Object.keys(props).map((prop) => (
        <StyleField key={prop} editor={editor} name={`${key}.${prop}`} label={<code>{prop}</code>} />
      ))}
    </Group>
  ));
}
