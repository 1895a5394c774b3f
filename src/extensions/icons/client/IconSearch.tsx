import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { data } from '../../../page/shared/attributes';
import { hasStyle } from '../shared/iconIndex';
import { searchIcons } from '../shared/iconSearch';
import { splitExportName, toExportName, type InitialIcons } from '../shared/icons';
import { userLanguage } from '../../../shell/client/language/language';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { useQuery } from '../../../base/client/useQuery';
import { useStore } from '../../../base/client/useStore';
import { DEFAULT_ADDRESS, iconQuery, PARAMETERS, type IconAddress } from './iconAddress';
import { IconDialog } from './IconDialog';
import { IconFilters } from './IconFilters';
import { iconFiles, loadNames } from './iconFiles';
import { IconGrid } from './IconGrid';
import { IconMessage } from './IconMessage';
import { StaticIcons } from './StaticIcons';
import styles from './IconSearch.module.css';

/** The search for Material icons, and the popular ones for readers without scripts. */
export function IconSearch({ content }: { content: unknown }) {
  // It is what `node/getInitialIcons.ts` returns.
  const start = content as InitialIcons;
  return (
    <>
      <LiveSearch start={start} />
      <noscript>
        <StaticIcons icons={start.icons} />
      </noscript>
    </>
  );
}

function LiveSearch({ start }: { start: InitialIcons }) {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const { index, hasFailed } = useStore(iconFiles);
  const [address, setAddress] = useState(DEFAULT_ADDRESS);
  useQuery(address, setAddress, iconQuery);
  const { query, style, selected } = address;
  const change = useCallback(
    (part: Partial<IconAddress>) => setAddress((current) => ({ ...current, ...part })),
    [],
  );
  const [returnTo, setReturnTo] = useState<{ name: string } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const searched = useDeferredValue(query);

  useEffect(() => loadNames(start.namesPath), [start.namesPath]);
  const answer = useMemo(() => index && searchIcons(index, searched, style), [index, searched, style]);
  const names = useMemo(
    () =>
      index && answer
        ? answer.icons.flatMap((icon) => index.names[icon] ?? [])
        : start.icons.map(({ name }) => name),
    [index, answer, start.icons],
  );
  const shown = useMemo(() => {
    const hasIcon = (name: string, inStyle: typeof style) => {
      const icon = index?.places.get(name);
      return index !== null && icon !== undefined && hasStyle(index, icon, inStyle);
    };
    return selected === null ? null : splitExportName(selected, hasIcon);
  }, [index, selected]);

  const select = useCallback(
    (name: string) => change({ selected: toExportName(name, style) }),
    [change, style],
  );
  const close = () => {
    if (shown) setReturnTo({ name: shown.name });
    change({ selected: null });
  };
  const isStart = query === '' && style === 'Filled';
  return (
    <section
      className={`ui-block ui-panel ${styles.tool}`}
      lang={language}
      aria-label={t('icons.label')}
      {...data({ 'needs-script': '', 'reads-query': Object.values(PARAMETERS).join(' ') })}
    >
      <IconFilters
        query={query}
        style={style}
        count={answer ? names.length : isStart ? start.count : null}
        corrected={answer?.corrected ?? null}
        onQuery={(text) => change({ query: text })}
        onStyle={(next) => change({ style: next })}
        onEnter={() => names[0] !== undefined && query !== '' && select(names[0])}
        onDown={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
      />
      <div ref={grid}>
        {hasFailed || (answer && names.length === 0) ? (
          <IconMessage
            query={query}
            style={style}
            onRetry={() => loadNames(start.namesPath)}
            onStyle={(next) => change({ style: next })}
            onClear={() => change({ query: '' })}
          />
        ) : (
          <IconGrid
            label={t('icons.results')}
            names={names}
            style={style}
            popularIcons={start.icons}
            isBusy={!answer || searched !== query}
            onSelect={select}
            returnTo={returnTo}
          />
        )}
      </div>
      {index && shown && (
        <IconDialog
          index={index}
          icon={shown}
          results={names}
          initial={start}
          onShow={(exportName) => change({ selected: exportName })}
          onSearch={(word) => {
            setReturnTo({ name: shown.name });
            change({ query: word, selected: null });
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
