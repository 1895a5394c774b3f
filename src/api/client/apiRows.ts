import { attachListeners } from '../../base/client/attachListeners';
import { selectData } from '../../page/shared/attributes';
import { datasetOf } from '../../base/client/dataset';
import { findClosest } from '../../base/client/findClosest';

/** Button that expands a row where a list is shown collapsed. */
export const ROW_TOGGLE = '.api-toggle';

/**
 * Makes the rows of collapsed API lists expandable, and marks the row that the URL's hash points to: the
 * browser sets `:target` only on its own navigations. Returns a cleanup function.
 */
export function attachApiRows(root: Document): () => void {
  const onClick = ({ target }: Event) => {
    const toggle = findClosest(target, ROW_TOGGLE);
    if (toggle) setOpen(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  };
  markTargetRow();
  const stops = [
    attachListeners(root, { click: onClick }),
    attachListeners(window, { hashchange: markTargetRow }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Marks and expands the row that the URL's hash points to, unless already marked; called for each page. */
export function markTargetRow(): void {
  const row = document.getElementById(decode(location.hash.slice(1)));
  const marked = document.querySelector<HTMLElement>(selectData('target'));
  if (marked === row) return;
  if (marked) delete datasetOf(marked).target;
  if (!row?.matches('.api-list tr')) return;
  datasetOf(row).target = '';
  const toggle = row.querySelector(ROW_TOGGLE);
  if (toggle) setOpen(toggle, true);
}

function setOpen(toggle: Element, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(isOpen));
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A percent sign that escapes nothing: no row has such an id.
    return id;
  }
}
