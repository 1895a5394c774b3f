import { useEffect, useState } from 'react';
import { clickEvent } from '../../model/clickEvents';
import type { ApiSection, ApiTools } from '../../model/page';
import { useStore } from '../../state/useStore';
import { useTranslate, type StringKey } from '../../state/language';
import { apiLayouts } from '../../state/preferences/apiLayout';
import { attachRows, showTarget } from './attachRows';
import styles from './ListTools.module.css';

const LABELS: Readonly<Record<ApiSection, StringKey>> = {
  props: 'api.layout.props',
  slots: 'api.layout.slots',
  classes: 'api.layout.classes',
};

const LAYOUTS = { table: 'api.table', expanded: 'api.expanded', collapsed: 'api.collapsed' } as const;

/** Filter and layout of a list of an API page, whose rows are static HTML. */
export function ListTools({ section, listId, hasFilter }: ApiTools) {
  const t = useTranslate();
  const layout = useStore(apiLayouts[section].store);

  useEffect(() => attachRows(document.getElementById(listId)), [listId]);

  return (
    <div className={styles.tools}>
      {hasFilter && <RowFilter listId={listId} />}
      <fieldset className={styles.layouts}>
        <legend className="visually-hidden">{t(LABELS[section])}</legend>
        {apiLayouts[section].values.map((value) => (
          <label key={value} className={styles.layout}>
            <input
              type="radio"
              name={`${listId}-layout`}
              className="visually-hidden"
              checked={value === layout}
              onChange={() => {
                apiLayouts[section].choose(value);
                showTarget(document.getElementById(listId));
              }}
              {...clickEvent('layout', section, value)}
            />
            <span>{t(LAYOUTS[value])}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function RowFilter({ listId }: { listId: string }) {
  const t = useTranslate();
  const [count, setCount] = useState<number | null>(null);
  const filter = (text: string) =>
    // The code loads with the first letter.
    void import('./filterRows').then(({ filterRows }) => setCount(filterRows(listId, text)));
  return (
    <>
      <input
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
