import { selectData } from '../../model/attributes';
import { datasetOf } from '../../state/dataset';

/**
 * Makes the rows of a collapsed list expandable, and marks the one in the address's hash. The browser
 * marks only targets of its own navigations. Returns a function that removes the listeners.
 */
export function attachRows(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const onClick = ({ target }: Event) => {
    const toggle = target instanceof Element ? target.closest('.api-toggle') : null;
    if (toggle) setOpen(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  };
  const onHashChange = () => markTarget(list);
  onHashChange();
  list.addEventListener('click', onClick);
  window.addEventListener('hashchange', onHashChange);
  return () => {
    list.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', onHashChange);
  };
}

/** Scrolls the row in the address's hash back into view after the list's layout has changed. */
export function showTarget(list: HTMLElement | null): void {
  list?.querySelector(selectData('target'))?.scrollIntoView({ block: 'nearest' });
}

function markTarget(list: HTMLElement): void {
  for (const marked of list.querySelectorAll<HTMLElement>(selectData('target')))
    delete datasetOf(marked).target;
  const row = document.getElementById(decode(location.hash.slice(1)));
  if (!row || !list.contains(row)) return;
  datasetOf(row).target = '';
  const toggle = row.querySelector('.api-toggle');
  if (toggle) setOpen(toggle, true);
}

function setOpen(toggle: Element, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(isOpen));
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A lone percent sign: no row has such an id.
    return id;
  }
}
