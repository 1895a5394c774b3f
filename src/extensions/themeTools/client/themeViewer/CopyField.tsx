import { data } from '../../../../page/shared/attributes';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import styles from './ThemeDetails.module.css';

/** Number of characters that fit without scrolling, whatever the width of the column. */
const MAX_UNSCROLLED = 160;

interface CopyFieldProps {
  label: string;
  /** What is shown and, unless `copied` is given, copied. */
  text: string;
  copyValue?: string;
  /** Accessible name of the button; it contains the button's text. */
  name: string;
}

/** A text with a button that copies it; `content/client/copyCode.ts` handles the button. */
export function CopyField({ label, text, copyValue = text, name }: CopyFieldProps) {
  const t = usePanelTranslate();
  return (
    <div className={styles.field}>
      <p className="ui-muted">{label}</p>
      <pre
        dir="ltr"
        {...(text.length > MAX_UNSCROLLED && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <code>{text}</code>
      </pre>
      <button
        type="button"
        className={`ui-button ${styles.copy}`}
        aria-label={name}
        {...data({ 'copy-value': copyValue })}
      >
        <span className="ui-swap">
          <span>{t('copy.copy')}</span>
          <span className="copied-label">{t('copy.copied')}</span>
        </span>
      </button>
    </div>
  );
}
