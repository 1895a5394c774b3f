import { useForeignLang, useTranslate } from '../../state/language';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** Highlighted HTML made at build. */
  html: string;
  /** Accessible name of the scrollable code. */
  label: string;
  isHidden: boolean;
  analyticsLabel: string;
  /** Starts to edit the code; without it, the code is only read. */
  onEdit?: () => void;
}

/** Source of a demo with its copy button, which `behaviours/copyCode.ts` answers. */
export function CodeBlock({ html, label, isHidden, analyticsLabel, onEdit }: CodeBlockProps) {
  const t = useTranslate();
  const lang = useForeignLang();
  return (
    <div className="code-block" data-code="demo" hidden={isHidden}>
      <pre
        tabIndex={0}
        aria-label={label}
        dir="ltr"
        onKeyDown={(event) => {
          if (!onEdit || event.key !== 'Enter') return;
          // Not for the editor, which takes the focus.
          event.preventDefault();
          onEdit();
        }}
      >
        <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <span className={styles.actions} data-needs-script="" lang={lang}>
        {onEdit && (
          <button type="button" className="copy-button edit-button" onClick={onEdit}>
            {t('demo.edit')}
          </button>
        )}
        <button
          type="button"
          className="copy-button"
          data-copy=""
          aria-label={t('copy.label')}
          data-ga-event-category="demo"
          data-ga-event-action="copy-click"
          data-ga-event-label={analyticsLabel}
        >
          <span className="copy-label">{t('copy.copy')}</span>
          <span className="copied-label">{t('copy.copied')}</span>
          <kbd className="copy-key" aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
