import { selectData } from '../../page/shared/attributes';
import { datasetOf } from '../../base/client/dataset';

/**
 * Shows the rows of a list whose name contains all words of a text or, if there are none, those that contain
 * them anywhere. Opens collapsed parts that have matches.
 * @returns the number of matches; `null` for an empty text, which shows all rows
 */
export function filterRows(listId: string, text: string): number | null {
  const list = document.getElementById(listId);
  const rows = [...(list?.querySelectorAll<HTMLElement>(selectData('name')) ?? [])];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const byName = rows.filter((row) => hasAll(datasetOf(row).name, words));
  const found = new Set(byName.length > 0 ? byName : rows.filter((row) => hasAll(row.textContent, words)));
  for (const row of rows) row.hidden = !found.has(row);
  for (const part of list?.querySelectorAll('details.api-inherited') ?? []) {
    const hasRows = part.querySelector(`${selectData('name')}:not([hidden])`) !== null;
    part.toggleAttribute('open', words.length > 0 && hasRows);
  }
  return words.length > 0 ? found.size : null;
}

function hasAll(content: string | null | undefined, words: readonly string[]): boolean {
  const text = content?.toLowerCase() ?? '';
  return words.every((word) => text.includes(word));
}
