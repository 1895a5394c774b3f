import { type clickEvent } from '../../page/shared/clickEvents';
import { data } from '../../page/shared/attributes';
import { useForeignLang, useTranslate } from '../../shell/client/language/language';
import { staticHtml } from './staticHtml';

interface CodeBlockProps {
  /** Highlighted HTML from the build. */
  html: string;
  /** Accessible name of the scrollable code. */
  label: string;
  /** Event attributes of the copy button. */
  event: ReturnType<typeof clickEvent>;
  /** Title of the block's own toolbar with its copy button; without it, the demo's toolbar has the button. */
  title?: string;
  isHidden?: boolean;
  /** Starts editing the code; without it, the code is read-only. */
  onEdit?: (() => void) | null;
}

/** Source of a demo; `content/client/copyCode.ts` copies it by button and keyboard shortcut. */
export function CodeBlock({ html, label, event, title, isHidden = false, onEdit }: CodeBlockProps) {
  const t = useTranslate();
  const lang = useForeignLang();
  const copyButton = (
    // The keyboard shortcut clicks the hidden button, too.
    <button
      type="button"
      className="ui-button ui-quiet ui-screen copy-button"
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
          // The editor, which takes the focus, must not get this key.
          press.preventDefault();
          onEdit();
        }}
      >
        <code {...staticHtml(html)} />
      </pre>
    </div>
  );
}
