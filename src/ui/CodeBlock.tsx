import { type clickEvent } from '../model/clickEvents';
import { data } from '../model/attributes';
import { useForeignLang, useTranslate } from '../state/language';

interface CodeBlockProps {
  /** Highlighted HTML made at build. */
  html: string;
  /** Accessible name of the scrollable code. */
  label: string;
  /** What a press on its copy button is reported as. */
  event: ReturnType<typeof clickEvent>;
  /** Gives the block a bar of its own with this name and Copy; without it, the bar of the demo does. */
  title?: string;
  isHidden?: boolean;
  /** Starts to edit the code; without it, the code is only read. */
  onEdit?: (() => void) | null;
}

/** Source of a demo, which `behaviours/copyCode.ts` copies: by its button, and by keys over the code. */
export function CodeBlock({ html, label, event, title, isHidden = false, onEdit }: CodeBlockProps) {
  const t = useTranslate();
  const lang = useForeignLang();
  const copyButton = (
    // Keys press the hidden one, too.
    <button
      type="button"
      className="copy-button"
      hidden={!title}
      lang={lang}
      {...data({ 'needs-script': '', copy: '' })}
      aria-label={t('copy.label')}
      {...event}
    >
      <span className="copy-label">{t('copy.copy')}</span>
      <span className="copied-label">{t('copy.copied')}</span>
      <kbd className="copy-key" aria-hidden="true" />
    </button>
  );
  return (
    <div className="code-block" {...data({ code: 'demo' })} hidden={isHidden}>
      {title ? (
        <div className="code-head">
          <span className="code-title">{title}</span>
          {copyButton}
        </div>
      ) : (
        copyButton
      )}
      <pre
        tabIndex={0}
        aria-label={label}
        dir="ltr"
        onKeyDown={(press) => {
          if (!onEdit || press.key !== 'Enter') return;
          // Not for the editor, which takes the focus.
          press.preventDefault();
          onEdit();
        }}
      >
        <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
