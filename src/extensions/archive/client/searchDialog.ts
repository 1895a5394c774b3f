import { putCaretAtEnd } from '../../../ui/client/caret';
import { toArchivedPath } from '../shared/archive';
import { findNextIndex } from '../../../ui/shared/arrowKeys';
import { hasModifier } from '../../../ui/shared/keys';
import type { SearchReply, SearchRequest, SearchStart } from '../../../search/shared/searchMessage';
import { searchText } from '../../../search/client/open/searchText';
import { createElement } from './element';
import { createList, type ListedLink } from './searchList';
import { translate } from './translate';

interface SearchContext {
  /** Address of the archive's folder. */
  readonly root: string;
  /** Id of the product whose pages come first; empty on pages without a product. */
  readonly product: string;
  readonly ask: (request: SearchRequest) => void;
}

/** Id of the list of results. */
const LIST_ID = 'archive-results';

/**
 * Opens the search dialog with what has been typed so far: a combobox as in `search/client`, but without
 * scopes, filters and actions. The dialog is removed when it closes.
 * @returns a function that receives the replies of the search
 */
export function createSearchDialog({ root, product, ask }: SearchContext): (reply: SearchReply) => void {
  const field = createElement('input', {
    class: 'archive-field',
    type: 'text',
    role: 'combobox',
    'aria-label': translate('search.label'),
    'aria-controls': LIST_ID,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    placeholder: translate('search.placeholder'),
  });
  const close = createElement(
    'button',
    { type: 'button', class: 'archive-close' },
    translate('search.close'),
  );
  const list = createList(LIST_ID);
  const message = createElement('p', { class: 'archive-message' });
  const status = createElement('div', { class: 'visually-hidden', role: 'status' });
  const dialog = createElement(
    'dialog',
    { class: 'archive-search', 'aria-label': translate('search.label') },
    createElement('div', { class: 'archive-head', role: 'search' }, field, close),
    message,
    list.element,
    status,
  );
  let starts: readonly SearchStart[] = [];

  const show = (links: readonly ListedLink[], text: string) => {
    list.show(links);
    field.setAttribute('aria-expanded', String(links.length > 0));
    setActiveOption(0);
    message.textContent = text;
    message.hidden = text === '';
  };
  const setActiveOption = (index: number) => {
    const id = list.setActive(index);
    if (id === null) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', id);
  };
  const showStarts = () => {
    const sorted = [...starts].sort((a, b) => Number(b.product === product) - Number(a.product === product));
    const links = sorted.flatMap(({ productName, links: pages }) =>
      pages.map(({ href, title }) => ({ href: toAddress(href), name: title, trail: productName, terms: [] })),
    );
    show(links, '');
    status.textContent = '';
  };
  const toAddress = (path: string) => new URL(toArchivedPath(path), root).href;
  const search = () => {
    const text = field.value;
    if (text.trim() === '') return showStarts();
    const scope = product ? ({ kind: 'first', product } as const) : ({ kind: 'all' } as const);
    ask({ kind: 'search', query: { text, scope, filter: null } });
  };

  field.value = searchText.get() ?? '';
  field.addEventListener('input', search);
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    const isElsewhere = hasModifier(event);
    const next = isElsewhere ? null : findNextIndex(key, list.getIndex(), list.getCount(), 'column');
    if (next === null && key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) setActiveOption(next);
    else list.follow(isElsewhere);
  });
  list.element.addEventListener('pointermove', ({ target }) => {
    const index = list.findIndex(target);
    if (index >= 0 && index !== list.getIndex()) setActiveOption(index);
  });
  list.element.addEventListener('click', (event) => {
    // Let the browser follow the link first: a detached link does nothing.
    if (!hasModifier(event)) setTimeout(() => dialog.close());
  });
  close.addEventListener('click', () => dialog.close());
  // A click on the backdrop targets the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    searchText.set(null);
  });
  document.body.append(dialog);
  dialog.showModal();
  putCaretAtEnd(field);
  show([], translate('search.loading'));
  search();

  return (reply) => {
    if (reply.kind === 'failed') return show([], translate('search.failed'));
    if (reply.kind === 'ready') {
      starts = reply.starts;
      return search();
    }
    if (reply.query.text !== field.value) return;
    const links = reply.hits.map(({ href, ...hit }) => ({
      ...hit,
      href: toAddress(href),
      trail: hit.trail.join(' › '),
    }));
    const isNothing = links.length === 0 && reply.isComplete;
    const text = reply.query.text.slice(0, 60);
    show(links, isNothing ? `${translate('search.none', { text })} ${translate('search.noneHint')}` : '');
    if (!reply.isComplete) return;
    const count = links.length;
    status.textContent = count === 1 ? translate('search.countOne') : translate('search.count', { count });
  };
}
