import { clickEvent } from '../../../page/shared/clickEvents';
import { data } from '../../../page/shared/attributes';

/** A code block with its copy button. */
export function CodeBlock({ language, title, html }: { language: string; title: string; html: string }) {
  const isLine = !title && !html.includes('\n');
  return (
    <div className={isLine ? 'code-block code-line' : 'code-block'} {...data({ code: true, md: 'code' })}>
      <div className="code-head">
        <span className="code-title" {...data({ md: 'title' })}>
          {title || language}
        </span>
        <CopyButton />
      </div>
      <pre tabIndex={0} aria-label={title || `Code, ${language}`}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}

/** The copy button, handled by `content/client/copyCode.ts`; an attribute switches its label. */
export function CopyButton() {
  return (
    <button
      type="button"
      className="ui-button ui-quiet ui-screen copy-button"
      {...data({ 'needs-script': '', copy: true })}
      aria-label="Copy the code"
      {...data({ 't-label': '' })}
      {...clickEvent('code', 'copy-click')}
    >
      <span className="copy-label" {...data({ t: '' })}>
        Copy
      </span>
      <span className="copied-label" {...data({ t: '' })}>
        Copied
      </span>
      <kbd className="copy-key" aria-hidden="true" />
    </button>
  );
}

/** One panel per package manager; an attribute of the root element shows the chosen one before paint. */
export function CodeTabs({ tabs: json }: { tabs: string }) {
  const tabs: { label: string; html: string }[] = JSON.parse(json);
  return (
    <div className="code-tabs">
      <div
        role="tablist"
        className="ui-tabs"
        aria-label="Package manager"
        {...data({ 't-label': '', 'needs-script': '' })}
      >
        {tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            {...data({ tab: label })}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, html }) => (
        <div
          key={label}
          role="tabpanel"
          aria-label={label}
          className="code-block"
          {...data({ panel: label, code: true, md: 'code' })}
        >
          <pre tabIndex={0} aria-label={`Code, ${label}`}>
            <code className="language-bash" dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
          <CopyButton />
        </div>
      ))}
    </div>
  );
}
