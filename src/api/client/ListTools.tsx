import { useEffect, useRef, useState } from 'react';
import { data } from '../../page/shared/attributes';
import { clickEvent } from '../../page/shared/clickEvents';
import type { ApiTools } from '../shared/apiTools';
import { useForeignLang, useTranslate } from '../../shell/client/language/language';
import { apiLayouts } from '../../shell/client/preferences/apiLayout';
import styles from './ListTools.module.css';

/**
 * Filter and layout of a list of an API page, whose rows are static HTML. `api/client/apiLayout.ts` handles
 * the radio buttons.
 */
export function ListTools({ section, listId, hasFilter }: ApiTools) {
  const t = useTranslate();
  return (
    <div className={styles.tools} {...data({ 'needs-script': '' })} lang={useForeignLang()}>
      {hasFilter && <RowFilter listId={listId} />}
      {section && (
        <fieldset className={styles.layouts}>
          <legend className="visually-hidden">{t(`api.layout.${section}`)}</legend>
          {apiLayouts[section].values.map((value) => (
            <label key={value} className={styles.layout}>
              <input
                type="radio"
                name={`${listId}-layout`}
                className="visually-hidden"
                value={value}
                defaultChecked={value === apiLayouts[section].defaultValue}
                {...data({ 'api-layout': section })}
                {...clickEvent('layout', section, value)}
              />
              <span>{t(`api.${value}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function RowFilter({ listId }: { listId: string }) {
  const t = useTranslate();
  const [count, setCount] = useState<number | null>(null);
  const filter = (text: string) =>
    // The code is loaded on the first input.
    void import('./filterRows').then(
      ({ filterRows }) => setCount(filterRows(listId, text)),
      // Offline, or an older deployment: the list stays complete, and the next input tries again.
      (error: unknown) => console.warn(error),
    );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before hydration.
    if (field.current?.value) filter(field.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <>
      <input
        ref={field}
        type="search"
        className={styles.filter}
        placeholder={t('api.filter')}
        aria-label={t('api.filter')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => filter(event.currentTarget.value)}
      />
      <span role="status" className={styles.count}>
        {count !== null && t('api.found', { count })}
      </span>
    </>
  );
}
