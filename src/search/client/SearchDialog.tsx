import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { announce } from '../../base/client/announce';
import { findNextIndex } from '../../ui/shared/arrowKeys';
import { hasModifier, isShortcut } from '../../ui/shared/keys';
import type { SearchHit } from '../shared/search';
import { toReportableText } from '../shared/searchEvent';
import type { Product } from '../../site/shared/product';
import { usePanelTranslate, type PanelTranslate } from '../../shell/client/language/panelStrings';
import { useCurrentPage } from '../../page/client/context/page';
import { searchText } from './open/searchText';
import { useStore } from '../../base/client/useStore';
import buttons from '../../ui/client/buttons.module.css';
import { Icon } from '../../ui/client/Icon';
import { useModal } from '../../ui/client/useModal';
import {
  listResultGroups,
  listStartGroups,
  toItemKey,
  type UnmatchedProduct,
  type SearchItem,
} from './listGroups';
import { listScopes } from './listScopes';
import { readRecentPages } from './recentPages';
import { reportSearch } from './reportSearch';
import { loadSearch } from './searchClient';
import { SearchFailed, SearchFailedPart } from './SearchFailed';
import { SearchFilters } from './SearchFilters';
import { SearchKeys } from './SearchKeys';
import { SearchList, toOptionId } from './SearchList';
import { SearchStatus } from './SearchStatus';
import styles from './SearchDialog.module.css';
import { getOwnScope, useSearch } from './useSearch';

/** Starts loading the files for a search from this product's pages. */
export function prepareSearch(product: Product): void {
  const scope = getOwnScope(product);
  loadSearch(scope.kind === 'all' ? null : scope.product);
}

/** The search dialog: a field, results, and actions. */
export function SearchDialog() {
  const t = usePanelTranslate();
  const { page, product, products } = useCurrentPage();
  const text = useStore(searchText) ?? '';
  const search = useSearch(text, product);
  const { status, starts, hits, leftProduct: unmatchedProduct, isCurrent, isAnswered, isEmpty } = search;
  const { scope, setScope, filter, setFilter } = search;
  const listId = useId();
  const { close, dialogProps } = useModal(() => searchText.set(null));
  const [recent] = useState(() => readRecentPages().filter(({ href }) => href !== page?.path));
  const [chosen, setChosen] = useState({ text, key: '' });

  const productNames = useMemo(
    () => new Map(starts.map(({ product: id, productName }) => [id, productName])),
    [starts],
  );
  const unmatched = useMemo(
    () =>
      unmatchedProduct === null
        ? null
        : { id: unmatchedProduct, name: productNames.get(unmatchedProduct) ?? '' },
    [unmatchedProduct, productNames],
  );
  const groups = useMemo(
    () =>
      isEmpty
        ? listStartGroups(recent, starts, product.id, t)
        : listResultGroups(text, hits, unmatched, products, t),
    [isEmpty, recent, starts, product.id, t, text, hits, unmatched, products],
  );
  const items = groups.flatMap((group) => group.items);
  // A new text makes the best result active; an updated answer keeps the active option.
  const kept = chosen.text === text ? items.findIndex((item) => toItemKey(item) === chosen.key) : -1;
  const index = Math.max(0, kept);
  const activeId = items.length > 0 ? toOptionId(listId, index) : undefined;
  const point = (next: number) => {
    const item = items[next];
    if (item) setChosen({ text, key: toItemKey(item) });
  };
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (item: SearchItem, place: number, isElsewhere: boolean) => {
    if (item.kind === 'hit') {
      const label = toReportableText(text);
      reportSearch({ action: 'choose', label, results: hits.length, rank: place + 1 });
    }
    const { run, done = '' } = item.kind === 'action' ? item.action : {};
    // The reader stays here, and may open more.
    if (isElsewhere && !run) return;
    // Close only after the link has been followed: a detached one does nothing.
    window.setTimeout(close);
    if (!run) return;
    Promise.resolve(run()).then(
      () => announce(done),
      // Access to the clipboard was denied: announce nothing.
      () => {},
    );
  };
  const retry = () => loadSearch(null);
  const widen = () => setScope(scope.kind === 'all' ? getOwnScope(product) : { kind: 'all' });

  const onKeyDown = (event: KeyboardEvent) => {
    const isElsewhere = hasModifier(event);
    const next = isElsewhere ? null : findNextIndex(event.key, index, items.length, 'column');
    if (next !== null) {
      event.preventDefault();
      point(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = activeId ? document.getElementById(activeId) : null;
      const item = items[index];
      if (item && isElsewhere && option instanceof HTMLAnchorElement) {
        window.open(option.href, '_blank', 'noopener');
        choose(item, index, true);
      } else option?.click();
    } else if (isShortcut(event, 'K')) {
      event.preventDefault();
      widen();
    }
  };

  const hasNothing = !isEmpty && items.length === 0;
  const note = getNote(unmatched, hits, t);
  return (
    <dialog {...dialogProps} className={styles.dialog} aria-label={t('search.label')}>
      <div className={styles.content}>
        <div className={styles.head} role="search">
          <Icon name="search" />
          <input
            className={styles.field}
            type="text"
            role="combobox"
            aria-label={t('search.label')}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={t('search.placeholder')}
            value={text}
            onChange={({ target }) => searchText.set(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={buttons.icon} aria-label={t('search.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <SearchFilters
          scopes={listScopes(product, starts, t)}
          scope={scope}
          onScope={setScope}
          filter={filter}
          onFilter={setFilter}
        />
        <div className={styles.body} aria-busy={!isCurrent}>
          {status === 'failed' && items.length === 0 ? (
            <SearchFailed onRetry={retry} onLeave={() => window.setTimeout(close)} />
          ) : hasNothing && isAnswered && status === 'ready' ? (
            <div className={styles.message}>
              <p>
                <strong>{t('search.none', { text: text.slice(0, 60) })}</strong> {t('search.noneHint')}
              </p>
              {filter && (
                <button type="button" className={styles.button} onClick={() => setFilter(null)}>
                  {t('search.allKinds')}
                </button>
              )}
            </div>
          ) : (
            <>
              {status === 'failed' ? (
                <SearchFailedPart onRetry={retry} />
              ) : (
                note && <p className={styles.note}>{note}</p>
              )}
              <SearchList
                id={listId}
                groups={groups}
                activeIndex={index}
                productNames={productNames}
                onPoint={(place) => place !== index && point(place)}
                onChoose={choose}
              />
            </>
          )}
        </div>
        <SearchStatus
          status={status}
          count={isEmpty ? null : items.length}
          note={note}
          isAnswered={isAnswered}
        />
        <SearchKeys />
      </div>
    </dialog>
  );
}

/** The note above results from products other than the searched one. */
function getNote(unmatched: UnmatchedProduct | null, hits: readonly SearchHit[], t: PanelTranslate): string {
  if (!unmatched || hits.length === 0) return '';
  const hasOwn = hits.some((hit) => hit.product === unmatched.id);
  return t(hasOwn ? 'search.fewOwn' : 'search.noneOwn', { name: unmatched.name });
}
