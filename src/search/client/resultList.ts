import { splitMatches } from '../shared/highlight';
import { CODE_KINDS, type SearchHit } from '../shared/search';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { createElement, createIcon, setAttributes } from '../../ui/client/createElement';
import { hasModifier } from '../../ui/shared/keys';
import { PANEL_ICON_PATHS } from '../../ui/shared/panelIconPaths';
import type { SearchGroup, SearchItem } from './listGroups';

/** The listbox of the search; the field keeps the focus and names the active option. */
export interface ResultList {
  readonly element: HTMLElement;
  /** Shows groups of items, if they are not shown already. */
  readonly show: (groups: readonly SearchGroup[]) => void;
  /** Makes an option active; returns it, or `undefined` if there is none at the index. */
  readonly setActive: (index: number) => HTMLElement | undefined;
}

interface ListContext {
  readonly id: string;
  readonly t: PanelTranslate;
  /** Converts a path of the site to an address that a link can have. */
  readonly toAddress: (path: string) => string;
  /** Name of a hit's product. */
  readonly getProductName: (id: string) => string;
  /** Index counts through all groups. */
  readonly onPoint: (index: number) => void;
  /** @param isElsewhere whether it opens in another tab or window */
  readonly onChoose: (index: number, isElsewhere: boolean) => void;
}

/** Creates an empty list. */
export function createResultList(context: ListContext): ResultList {
  const { id, t, onPoint, onChoose } = context;
  const element = createElement('div', {
    id,
    role: 'listbox',
    'aria-label': t('search.results'),
    class: 'search-list',
  });
  /** Elements stay in their places: a result that grows while it is pressed is still clicked. */
  let options: readonly HTMLElement[] = [];
  let shown = '';
  const findIndex = ({ target }: Event) =>
    options.findIndex((option) => target instanceof Node && option.contains(target));

  element.addEventListener('pointermove', (event) => {
    const index = findIndex(event);
    if (index >= 0) onPoint(index);
  });
  element.addEventListener('click', (event) => {
    const index = findIndex(event);
    if (index >= 0) onChoose(index, hasModifier(event));
  });
  // With the middle button.
  element.addEventListener('auxclick', (event) => {
    const index = findIndex(event);
    if (index >= 0 && event.button === 1) onChoose(index, true);
  });

  return {
    element,
    show(groups) {
      const text = JSON.stringify(groups);
      if (text === shown) return;
      shown = text;
      const next: HTMLElement[] = [];
      const sections = groups.map(({ label, items }) => {
        const own = items.map((item) => {
          const option = updateOption(options[next.length], item, context);
          option.id = `${id}-${next.length}`;
          next.push(option);
          return option;
        });
        const heading = createElement('div', { class: 'search-heading', 'aria-hidden': true }, label ?? '');
        return createElement(
          'div',
          { role: 'group', 'aria-label': label ?? t('search.results'), class: 'search-group' },
          ...(label ? [heading] : []),
          ...own,
        );
      });
      options = next;
      element.replaceChildren(...sections);
    },
    setActive(index) {
      options.forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
      return options[index];
    },
  };
}

/** What each option shows: unchanged ones are left alone, which is most of the work for a letter. */
const shownItems = new WeakMap<Element, string>();

/** Makes an element show an item; creates one where there is none, or none of its type. */
function updateOption(current: HTMLElement | undefined, item: SearchItem, context: ListContext): HTMLElement {
  const path = getPath(item);
  const tag = path === undefined ? 'button' : 'a';
  const option =
    current?.localName === tag
      ? current
      : createElement(tag, { role: 'option', tabindex: -1, class: 'search-option' });
  const text = JSON.stringify(item) + (item.kind === 'hit' ? context.getProductName(item.hit.product) : '');
  if (shownItems.get(option) === text) return option;
  shownItems.set(option, text);
  setAttributes(
    option,
    path === undefined ? { type: 'button' } : { href: getHref(item, path, context.toAddress) },
  );
  option.replaceChildren(...createContent(item, context));
  return option;
}

function getPath(item: SearchItem): string | undefined {
  if (item.kind === 'page') return item.href;
  return item.kind === 'hit' ? item.hit.href : item.action.href;
}

/** The addresses of actions are those of links of the page. */
function getHref({ kind }: SearchItem, path: string, toAddress: (path: string) => string): string {
  return kind === 'action' ? path : toAddress(path);
}

function createContent(item: SearchItem, context: ListContext): Node[] {
  if (item.kind === 'hit') return createHit(item.hit, context);
  const name = (text: string) => createElement('span', { class: 'search-name' }, text);
  if (item.kind === 'page') return [name(item.title)];
  return [createIcon(PANEL_ICON_PATHS[item.action.icon]), name(item.action.label)];
}

function createHit(
  { kind, name, terms, plan, product, trail, excerpt }: SearchHit,
  { t, getProductName }: ListContext,
): Node[] {
  const title = createElement(
    'span',
    { class: 'search-name', 'data-code-name': CODE_KINDS.has(kind) || undefined },
    // A class is written as its selector.
    ...(kind === 'class' ? ['.'] : []),
    ...mark(name, terms),
  );
  if (plan) {
    const { lang } = document.documentElement;
    const badge = createElement('span', { class: 'search-plan', lang }, t(`nav.${plan}`));
    // Screen readers read it as a word of its own.
    title.append(' ', badge);
  }
  const path = [getProductName(product), ...trail].filter(Boolean).join(' › ');
  const text = createElement(
    'span',
    { class: 'search-text', lang: 'en' },
    title,
    createElement('span', { class: 'search-trail' }, path),
  );
  // Empty while it is loading, which keeps its place.
  if (excerpt !== '') {
    text.append(createElement('span', { class: 'search-trail' }, ...mark(excerpt ?? '', terms)));
  }
  return [text, createElement('span', { class: 'search-kind' }, t(`search.kind.${kind}`))];
}

/** A text with the query's terms highlighted. */
function mark(text: string, terms: readonly string[]): (Node | string)[] {
  return splitMatches(text, terms).map((part) =>
    part.isMatch ? createElement('mark', {}, part.text) : part.text,
  );
}
