import { useEffect } from 'react';
import { listen } from '../../../base/client/customEvents';
import { useStore } from '../../../base/client/useStore';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import type { DemoControl } from '../../../demo/client/block/control';
import { editCount, removeEdits } from './demoEdits';
import { isEdited } from '../../../demo/client/edits/findEdit';
import styles from './EditedBadge.module.css';

interface EditedBadgeProps {
  control: DemoControl;
  /** Opens the reader's version; absent while that is open. */
  onContinue?: () => void;
}

/** Mark on the edge of a demo that the reader has edited, with a button that reopens the edited version. */
export function EditedBadge({ control: { demo, figure }, onContinue }: EditedBadgeProps) {
  const { file } = demo;
  const t = usePanelTranslate();
  useStore(editCount);

  useEffect(() => listen(figure.current, 'demo-reset', () => removeEdits(file)), [file, figure]);

  if (!isEdited(file)) return null;
  return (
    <div className={styles.edge}>
      <p className={`ui-chip ${styles.badge} ${styles.mark}`}>
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
