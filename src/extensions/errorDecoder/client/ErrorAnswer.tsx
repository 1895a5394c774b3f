import { Fragment } from 'react';
import type { ErrorAnswer as Answer, ErrorSource } from '../shared/productionError';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import controls from '../../../ui/client/controls.module.css';
import styles from './ErrorDecoder.module.css';

/** What the page knows about a code. Arguments come from the address: they are text, never markup. */
export function ErrorAnswer({ answer }: { answer: Answer }) {
  const t = usePanelTranslate();
  switch (answer.kind) {
    case 'none':
      return <p className={styles.note}>{t('error.none')}</p>;
    case 'loading':
      return <p className={styles.note}>{t('error.loading', { code: answer.code })}</p>;
    case 'failed':
      return (
        <>
          <p className={styles.problem}>{t('error.failed')}</p>
          <button type="button" className={controls.primary} onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
        </>
      );
    case 'unknown':
      return <p className={styles.problem}>{t('error.unknown', { code: answer.code })}</p>;
    case 'resolved':
      return (
        <>
          <h3 className={styles.title}>{t('error.original', { code: answer.code })}</h3>
          {answer.messages.length > 1 && <p className={styles.note}>{t('error.several')}</p>}
          {answer.messages.map(({ text, sources }) => (
            <figure key={text} className={styles.message} lang="en" dir="ltr">
              <pre tabIndex={0}>
                <code>{text}</code>
              </pre>
              <figcaption>
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
