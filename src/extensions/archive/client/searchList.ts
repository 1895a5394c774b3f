import { splitMatches } from '../../../search/shared/highlight';
import type { SearchKind } from '../../../search/shared/search';
import { createElement } from './element';
import { translate } from './translate';

/** A link of the list. */
export interface ListedLink {
  readonly href: string;
  readonly name: string;
  /** Breadcrumb of the page. */
  readonly trail: string;
  /** Only set in search results. */
  readonly kind?: SearchKind;
  readonly excerpt?: string | null;
  /** Words to highlight. */
  readonly terms: readonly string[];
}

/** The listbox of the search; the field keeps the focus. */
export interface SearchList {
  readonly element: HTMLElement;
  readonly show: (links: readonly ListedLink[]) => void;
  /** Makes an option active; returns its id, or `null` if there is none at the index. */
  readonly setActive: (index: number) => string | null;
  readonly getIndex: () => number;
  readonly getCount: () => number;
  /** Index of the option that contains an element; -1 for none. */
  readonly findIndex: (target: EventTarget | null) => number;
  /** Follows the active option. */
  readonly follow: (isNewTab: boolean) => void;
}

export function createList(id: string): SearchList {
  const element = createElement('div', {
    id,
    role: 'listbox',
    'aria-label': translate('search.results'),
    class: 'archive-list',
  });
  let options: readonly HTMLAnchorElement[] = [];
  let active = 0;
  return {
    element,
    show(links) {
      options = links.map((link, index) => createOption(`${id}-${index}`, link));
      element.replaceChildren(...options);
    },
    setActive(index) {
      active = index;
      options.forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
      const option = options[index];
      option?.scrollIntoView({ block: 'nearest' });
      return option?.id ?? null;
    },
    getIndex: () => active,
    getCount: () => options.length,
    findIndex: (target) => options.findIndex((option) => target instanceof Node && option.contains(target)),
    follow(isNewTab) {
      const option = options[active];
      if (isNewTab && option) window.open(option.href, '_blank', 'noopener');
      else option?.click();
    },
  };
}

function createOption(
  id: string,
  { href, name, trail, kind, excerpt, terms }: ListedLink,
): HTMLAnchorElement {
  const text = createElement(
    'span',
    { class: 'archive-text' },
    createElement('span', { class: 'archive-name' }, ...mark(name, terms)),
    createElement('span', { class: 'archive-trail' }, trail),
  );
  if (excerpt) text.append(createElement('span', { class: 'archive-trail' }, ...mark(excerpt, terms)));
  const option = createElement(
    'a',
    { id, href, role: 'option', tabindex: '-1', class: 'archive-option' },
    text,
  );
  if (kind) option.append(createElement('span', { class: 'archive-kind' }, translate(`search.kind.${kind}`)));
  return option;
}

function mark(text: string, terms: readonly string[]): (Node | string)[] {
  return splitMatches(text, terms).map((part) =>
    part.isMatch ? createElement('mark', {}, part.text) : part.text,
  );
}
