import { useId, useMemo, useState, type FormEvent } from 'react';
import { data } from '../../../page/shared/attributes';
import {
  decodeError,
  ERROR_QUERY,
  parseErrorQuery,
  readEnteredError,
  writeErrorQuery,
} from '../shared/productionError';
import { userLanguage } from '../../../shell/client/language/language';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { useStore } from '../../../base/client/useStore';
import { ErrorAnswer } from './ErrorAnswer';
import styles from './ErrorDecoder.module.css';
import { useErrorMessages } from './useErrorMessages';
import { useSearch } from './useSearch';

/** Shows the message for the code of a production error, which comes from the URL or is entered. */
export function ErrorDecoder() {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const id = useId();
  const [search, setSearch] = useSearch();
  const query = useMemo(() => parseErrorQuery(search), [search]);
  const messages = useErrorMessages(query !== null);
  const [isInvalid, setIsRefused] = useState(false);

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(ERROR_QUERY.code);
    const entered = readEnteredError(typeof text === 'string' ? text : '');
    setIsRefused(!entered);
    if (entered) setSearch(writeErrorQuery(entered));
  };

  return (
    <section
      className={`ui-block ui-panel ${styles.tool}`}
      lang={language}
      {...data({ 'needs-script': '', 'reads-query': ERROR_QUERY.code })}
      aria-label={t('error.label')}
    >
      <form onSubmit={enter} className={styles.form}>
        <label className="ui-label" htmlFor={`${id}-code`}>
          {t('error.code')}
        </label>
        <input
          // When the URL changes, its code replaces what was entered before.
          key={search}
          id={`${id}-code`}
          className="ui-field ui-mono"
          name={ERROR_QUERY.code}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          defaultValue={query?.code ?? ''}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-help`}
        />
        <button type="submit" className="ui-button ui-primary">
          {t('error.show')}
        </button>
        <p
          id={`${id}-help`}
          className={isInvalid ? 'ui-small ui-toned' : 'ui-muted'}
          {...data({ tone: isInvalid ? 'error' : undefined })}
          role="status"
        >
          {t(isInvalid ? 'error.refused' : 'error.help')}
        </p>
      </form>
      <div className={styles.answer} role="status">
        <ErrorAnswer answer={decodeError(query, messages)} />
      </div>
    </section>
  );
}
