import { datasetOf } from '../../base/client/dataset';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { createElement, createIcon } from '../../ui/client/createElement';
import { hasModifier } from '../../ui/shared/keys';
import { ICON_PATHS } from '../../ui/shared/iconPaths';
import type { FrameContents } from './frame';

/** The elements of the dialog that stay while it is open. */
export interface DialogParts {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly closeButton: HTMLButtonElement;
  /** The place of the list, and of what replaces it. */
  readonly body: HTMLElement;
}

/**
 * Creates the dialog around its filters, its list and its status.
 * @param listId id of the list that the field controls
 */
export function createDialogParts(
  t: PanelTranslate,
  listId: string,
  filters: readonly HTMLElement[],
  status: HTMLElement,
): DialogParts {
  const field = createElement('input', {
    class: 'search-field',
    type: 'text',
    role: 'combobox',
    'aria-label': t('search.label'),
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: false,
    enterkeyhint: 'go',
    placeholder: t('search.placeholder'),
  });
  const closeButton = createElement(
    'button',
    { type: 'button', class: 'search-close', 'aria-label': t('search.close') },
    createIcon(ICON_PATHS.close),
  );
  const body = createElement('div', { class: 'search-body' });
  const dialog = createElement(
    'dialog',
    { class: 'search-dialog', 'aria-label': t('search.label') },
    createElement(
      'div',
      { class: 'search-content' },
      createElement(
        'div',
        { class: 'search-head', role: 'search' },
        createIcon(ICON_PATHS.search),
        field,
        closeButton,
      ),
      createElement('div', { class: 'search-filters' }, ...filters),
      body,
      status,
      createKeys(t),
    ),
  );
  return { dialog, field, closeButton, body };
}

/** The keyboard shortcuts; hidden on touch devices. */
function createKeys(t: PanelTranslate): HTMLElement {
  const isApple = datasetOf(document.documentElement).platform === 'apple';
  const modifier = isApple ? '⌘' : 'Ctrl';
  const shortcuts = [
    [t('search.key.move'), '↑', '↓'],
    [t('search.key.open'), '↵'],
    [t('search.key.tab'), `${modifier} ↵`],
    [t('search.key.widen'), `${modifier} K`],
    [t('search.key.actions'), '>'],
  ] as const;
  const list = shortcuts.map(([text, ...keys]) =>
    createElement('span', {}, ...keys.flatMap((key) => [createElement('kbd', {}, key), ' ']), text),
  );
  return createElement('div', { class: 'search-keys' }, ...list);
}

/** A button inside of a message. */
export function createMessageButton(label: string, onClick: () => void): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'search-action' }, label);
  button.addEventListener('click', onClick);
  return button;
}

/** Takes the place of the list when the index cannot be loaded: a button to try again, and links to pages. */
export function createFailure(
  t: PanelTranslate,
  { menu, products }: FrameContents,
  onRetry: () => void,
  onLeave: () => void,
): HTMLElement {
  const links = [
    ...menu,
    ...products.map(({ href, title }) => ({ href, title: t('search.goTo', { name: title }) })),
  ];
  const list = createElement(
    'ul',
    { class: 'search-links' },
    ...links.map(({ href, title }) => createElement('li', {}, createElement('a', { href }, title))),
  );
  list.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement && !hasModifier(event)) onLeave();
  });
  return createElement(
    'div',
    { class: 'search-message' },
    createElement(
      'p',
      { role: 'alert' },
      createElement('strong', {}, t('search.failed')),
      ` ${t('search.failedHint')}`,
    ),
    createMessageButton(t('search.retry'), onRetry),
    list,
  );
}

/** Stands above results when a part of the index, which may have better ones, could not be loaded. */
export function createPartFailure(t: PanelTranslate, onRetry: () => void): HTMLElement {
  return createElement(
    'div',
    { class: 'search-note', role: 'alert' },
    `${t('search.failedPart')} `,
    createMessageButton(t('search.retry'), onRetry),
  );
}

/** Takes the place of the list when nothing is found. */
export function createNothing(t: PanelTranslate, text: string, onAllKinds: (() => void) | null): HTMLElement {
  return createElement(
    'div',
    { class: 'search-message' },
    createElement(
      'p',
      {},
      createElement('strong', {}, t('search.none', { text: text.slice(0, 60) })),
      ` ${t('search.noneHint')}`,
    ),
    ...(onAllKinds ? [createMessageButton(t('search.allKinds'), onAllKinds)] : []),
  );
}
