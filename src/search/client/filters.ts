import { createElement, setAttributes } from '../../ui/client/createElement';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { SEARCH_FILTERS, type SearchFilter, type SearchQuery, type SearchScope } from '../shared/search';
import type { SearchStart } from '../shared/searchMessage';
import type { FrameContents } from './frame';
import { getOwnScope } from './searchView';

/** Kind and scope of the search: a row of chips, and a button that unfolds the other row. */
export interface Filters {
  readonly elements: readonly HTMLElement[];
  /** Shows what is chosen; the products with suggested pages can be chosen. */
  readonly show: (query: Omit<SearchQuery, 'text'>, starts: readonly SearchStart[]) => void;
}

/** `Object.keys` is typed as strings; these are the keys in the order of the chips. */
const FILTERS = [null, ...(Object.keys(SEARCH_FILTERS) as SearchFilter[])];

/** Id of the row that is folded. */
const SCOPES_ID = 'site-search-scopes';

/** Creates the rows; `show` fills them. */
export function createFilters(
  t: PanelTranslate,
  { product, products }: FrameContents,
  onFilter: (filter: SearchFilter | null) => void,
  onScope: (scope: SearchScope) => void,
): Filters {
  const kinds = createChips(t('search.filter'), 'search-filter');
  const scopes = createChips(t('search.scope'), 'search-scope');
  const own = getOwnScope(product);
  const name = products.find(({ id }) => id === product)?.title ?? '';
  const more = createElement(
    'button',
    { type: 'button', class: 'search-more', 'aria-controls': SCOPES_ID },
    t('search.filters'),
  );
  const fold = (isFolded: boolean) => {
    scopes.element.hidden = isFolded;
    setAttributes(more, { 'aria-expanded': !isFolded });
  };
  scopes.element.id = SCOPES_ID;
  more.addEventListener('click', () => fold(!scopes.element.hidden));
  fold(true);
  return {
    elements: [createElement('div', { class: 'search-line' }, kinds.element, more), scopes.element],
    show({ filter, scope }, starts) {
      // Folded, it still says that not all is searched as at the start.
      setAttributes(more, { 'data-other-scope': !isSameScope(scope, own) || undefined });
      kinds.show(
        FILTERS.map((value) => ({
          label: t(value ? `search.filter.${value}` : 'search.filter.all'),
          isChosen: value === filter,
          choose: () => onFilter(value),
        })),
      );
      const toChoice = (label: string, value: SearchScope): ChipChoice => ({
        label,
        isChosen: isSameScope(value, scope),
        choose: () => onScope(value),
      });
      scopes.show([
        ...(own.kind === 'first' ? [toChoice(t('search.scope.first', { name }), own)] : []),
        toChoice(t('search.scope.all'), { kind: 'all' }),
        ...starts
          .filter((start) => start.links.length > 0 && start.product !== product)
          .map((start) => toChoice(start.productName, { kind: 'only', product: start.product })),
      ]);
    },
  };
}

function isSameScope(a: SearchScope, b: SearchScope): boolean {
  if (a.kind === 'all' || b.kind === 'all') return a.kind === b.kind;
  return a.kind === b.kind && a.product === b.product;
}

/** A chip of a row. */
interface ChipChoice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A row of chips, of which one is chosen. */
interface ChipRow {
  readonly element: HTMLElement;
  /** Chips are replaced only where their labels change: one of them may have the focus. */
  readonly show: (choices: readonly ChipChoice[]) => void;
}

/**
 * Creates an empty row.
 * @param label for assistive technology
 * @param name of the radio buttons
 */
function createChips(label: string, name: string): ChipRow {
  const legend = createElement('legend', { class: 'visually-hidden' }, label);
  const element = createElement('fieldset', { class: 'search-row' }, legend);
  let shown: readonly ChipChoice[] = [];
  let inputs: readonly HTMLInputElement[] = [];
  const replace = (choices: readonly ChipChoice[]) => {
    inputs = choices.map((_, index) => {
      const input = createElement('input', { type: 'radio', name });
      input.addEventListener('change', () => shown[index]?.choose());
      return input;
    });
    const chips = inputs.map((input, index) =>
      createElement('label', { class: 'search-chip' }, input, choices[index]?.label ?? ''),
    );
    element.replaceChildren(legend, ...chips);
  };
  return {
    element,
    show(choices) {
      const isSame =
        choices.length === shown.length && choices.every((one, index) => one.label === shown[index]?.label);
      shown = choices;
      if (!isSame) replace(choices);
      inputs.forEach((input, index) => (input.checked = choices[index]?.isChosen ?? false));
    },
  };
}
