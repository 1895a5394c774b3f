import { keepForTab, readForTab } from '../../state/tabStorage';

const toKey = (page: string) => `feedback-draft:${page}`;

/** The comment on a page that was begun in this tab; empty where there is none. */
export function readDraft(page: string): string {
  return readForTab(toKey(page));
}

/** @param text empty: the draft is done with */
export function keepDraft(page: string, text: string): void {
  keepForTab(toKey(page), text);
}
