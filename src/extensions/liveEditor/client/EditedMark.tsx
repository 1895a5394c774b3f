import { useEffect } from 'react';
import { listen } from '../../../base/client/customEvents';
import { useStore } from '../../../base/client/useStore';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import type { EditedDemo } from './control';
import { editCount, removeEdits } from '../../../demo/client/edits/demoEdits';
import { isEdited } from '../../../demo/client/edits/findEdit';
import styles from './EditedMark.module.css';

interface EditedMarkProps {
  control: EditedDemo;
  /** Opens the reader's version; absent while that is open. */
  onContinue?: () => void;
}

/** Mark on the edge of a demo that the reader has edited, with a button that reopens the edited version. */
export function EditedMark({ control: { demo, figure }, onContinue }: EditedMarkProps) {
  const { file } = demo;
  const t = usePanelTranslate();
  useStore(editCount);

  useEffect(() => listen(figure.current, 'demo-reset', () => removeEdits(file)), [file, figure]);

  if (!isEdited(file)) return null;
  return (
    <div className={styles.edge}>
      <p className={`${styles.badge} ${styles.mark}`}>
        {t('live.edited')}
        {onContinue && (
          <button type="button" onClick={onContinue}>
            {t('live.continue')}
          </button>
        )}
      </p>
    </div>
  );
}
