import { data } from '../../../page/shared/attributes';
import { Fragment } from 'react';
import type { ErrorAnswer as Answer, ErrorSource } from '../shared/productionError';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import styles from './ErrorDecoder.module.css';

/** What the page knows about a code. Arguments come from the address: they are text, never markup. */
export function ErrorAnswer({ answer }: { answer: Answer }) {
  const t = usePanelTranslate();
  switch (answer.kind) {
    case 'none':
      return <p className="ui-muted">{t('error.none')}</p>;
    case 'loading':
      return <p className="ui-muted">{t('error.loading', { code: answer.code })}</p>;
    case 'failed':
      return (
        <>
          <p className="ui-small ui-toned" {...data({ tone: 'error' })}>
            {t('error.failed')}
          </p>
          <button type="button" className="ui-button ui-primary" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
        </>
      );
    case 'unknown':
      return (
        <p className="ui-small ui-toned" {...data({ tone: 'error' })}>
          {t('error.unknown', { code: answer.code })}
        </p>
      );
    case 'resolved':
      return (
        <>
          <h3 className={styles.title}>{t('error.original', { code: answer.code })}</h3>
          {answer.messages.length > 1 && <p className="ui-muted">{t('error.several')}</p>}
          {answer.messages.map(({ text, sources }) => (
            <figure key={text} className={styles.message} lang="en" dir="ltr">
              <pre className="ui-note ui-small" tabIndex={0}>
                <code>{text}</code>
              </pre>
              <figcaption className="ui-muted">
                <Sources sources={sources} />
              </figcaption>
            </figure>
          ))}
        </>
      );
  }
}

function Sources({ sources }: { sources: readonly ErrorSource[] }) {
  return sources.map(({ package: name, version }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code> {version}
    </Fragment>
  ));
}
