import { announce } from '../../base/client/announce';
import { setAttributes } from '../../ui/client/createElement';
import { openModal } from '../../ui/client/openModal';
import { findNextIndex } from '../../ui/shared/arrowKeys';
import { hasModifier, isShortcut } from '../../ui/shared/keys';
import type { SearchFilter, SearchScope } from '../shared/search';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { listActions } from './actions';
import { chooseBody } from './chooseBody';
import { createWait } from './createWait';
import { createDialogParts, createFailure, createNothing, createPartFailure } from './dialogParts';
import { createFilters } from './filters';
import { readFrame } from './frame';
import { toItemKey } from './listGroups';
import { searchText } from './open/searchText';
import { readRecentPages } from './recentPages';
import { createReporter } from './reportSearch';
import { createResultList } from './resultList';
import type { SearchClient } from './searchClient';
import { createView, getOwnScope, type SearchView } from './searchView';
import { createStatusLine } from './statusLine';
import { adoptStyles } from './styles';

/** What the dialog needs of the program that opens it. */
export interface SearchHost {
  readonly t: PanelTranslate;
  readonly client: SearchClient;
  /** Whether the frame can be shown in other languages. */
  readonly isTranslated: boolean;
  /** Converts a path of the site to an address that a link can have. */
  readonly toAddress: (path: string) => string;
}

/** Id of the list of results. */
const LIST_ID = 'site-search-results';

/**
 * Opens the search dialog with the text that has been typed so far: a field, filters, results, and actions. It
 * keeps `searchText`, which is `null` once it has closed.
 */
export function openSearchDialog({ t, client, isTranslated, toAddress }: SearchHost): void {
  adoptStyles();
  const frame = readFrame();
  const own = getOwnScope(frame.product);
  const context = {
    t,
    product: frame.product,
    recent: readRecentPages().filter(({ href }) => href !== location.pathname),
    actions: listActions(t, frame.products, isTranslated),
  };
  let scope = own;
  let filter: SearchFilter | null = null;
  let chosen = { text: '', key: '' };
  let view: SearchView;
  let index = 0;
  /** What the body shows. */
  let shown = '';
  const wait = createWait(() => render());
  const reporter = createReporter();
  const getText = () => searchText.get() ?? '';

  const filters = createFilters(t, frame, setFilter, setScope);
  const status = createStatusLine();
  const list = createResultList({
    id: LIST_ID,
    t,
    toAddress,
    // Where the product is clear from the scope, the index does not repeat its name.
    getProductName: (id) =>
      client.state.get().starts.find(({ product }) => product === id)?.productName ?? '',
    onPoint: (next) => next !== index && point(next),
    onChoose: choose,
  });
  const { dialog, field, closeButton, body } = createDialogParts(
    t,
    LIST_ID,
    filters.elements,
    status.element,
  );

  function setScope(next: SearchScope): void {
    scope = next;
    client.load(scope.kind === 'all' ? null : scope.product);
    search();
  }

  function setFilter(next: SearchFilter | null): void {
    filter = next;
    search();
  }

  function search(): void {
    const text = getText();
    if (text.trim() !== '') client.ask({ text, scope, filter });
    render();
  }

  function retry(): void {
    client.load(null);
  }

  function render(): void {
    const text = getText();
    const state = client.state.get();
    view = createView({ text, scope, filter }, state, context);
    list.show(view.groups);
    // A new text makes the best result active; an updated answer keeps the active option.
    const kept = chosen.text === text ? view.items.findIndex((item) => toItemKey(item) === chosen.key) : -1;
    setActive(Math.max(0, kept));
    setAttributes(field, { 'aria-expanded': view.items.length > 0 });
    setAttributes(body, { 'aria-busy': !view.isCurrent });
    wait.show(view.isWaiting && state.status !== 'failed');
    showBody();
    filters.show({ scope, filter }, state.starts);
    const { isEmpty, isAnswered, items, note, hitCount } = view;
    const count = items.length === 1 ? t('search.countOne') : t('search.count', { count: items.length });
    const summary =
      state.status === 'loading' ? t('search.loading') : [note, count].filter(Boolean).join(' ');
    status.announce(
      wait.isOver()
        ? t('search.loading')
        : !isAnswered && state.status === 'ready'
          ? null
          : isEmpty || state.status === 'failed'
            ? ''
            : summary,
    );
    reporter.settle(text, isAnswered && state.status === 'ready' ? hitCount : null);
  }

  function showBody(): void {
    const text = getText();
    const [key, create] = chooseBody(view, {
      engine: client.state.get().status,
      isSlow: wait.isOver(),
      key: `${filter} ${text}`,
      list: list.element,
      t,
      createFailure: () => createFailure(t, frame, retry, leave),
      createPartFailure: () => createPartFailure(t, retry),
      createNothing: () => createNothing(t, text, filter === null ? null : () => setFilter(null)),
    });
    if (key === shown) return;
    shown = key;
    body.replaceChildren(...create());
  }

  function setActive(next: number): void {
    index = next;
    const option = list.setActive(index);
    const id = option?.id;
    if (id === field.getAttribute('aria-activedescendant')) return;
    setAttributes(field, { 'aria-activedescendant': id });
    option?.scrollIntoView({ block: 'nearest' });
  }

  function point(next: number): void {
    const item = view.items[next];
    if (!item) return;
    chosen = { text: getText(), key: toItemKey(item) };
    setActive(next);
  }

  /** Closes only after the link has been followed: a detached one does nothing. */
  function leave(): void {
    window.setTimeout(close);
  }

  function choose(place: number, isElsewhere: boolean): void {
    const item = view.items[place];
    if (!item) return;
    if (item.kind === 'hit') reporter.choose(getText(), view.hitCount, place + 1);
    const { run, done = '' } = item.kind === 'action' ? item.action : {};
    // The reader stays here, and may open more.
    if (isElsewhere && !run) return;
    leave();
    if (!run) return;
    Promise.resolve(run()).then(
      () => announce(done),
      // Access to the clipboard was denied: announce nothing.
      () => {},
    );
  }

  field.value = getText();
  field.addEventListener('input', () => {
    searchText.set(field.value);
    search();
  });
  field.addEventListener('keydown', (event) => {
    const isElsewhere = hasModifier(event);
    const next = isElsewhere ? null : findNextIndex(event.key, index, view.items.length, 'column');
    if (next !== null) point(next);
    else if (event.key === 'Enter') {
      const option = document.getElementById(`${LIST_ID}-${index}`);
      if (isElsewhere && option instanceof HTMLAnchorElement) {
        window.open(option.href, '_blank', 'noopener');
        choose(index, true);
      } else option?.click();
    } else if (isShortcut(event, 'K')) setScope(scope.kind === 'all' ? own : { kind: 'all' });
    else return;
    event.preventDefault();
  });
  closeButton.addEventListener('click', () => close());
  const unsubscribe = client.state.subscribe(render);
  const close = openModal(dialog, () => {
    unsubscribe();
    wait.show(false);
    status.announce(null);
    reporter.settle('', null);
    searchText.set(null);
  });
  setScope(own);
}

/** Loads what a search from the page that is shown needs. */
export function prepareSearch({ load }: SearchClient): void {
  load(readFrame().product);
}
