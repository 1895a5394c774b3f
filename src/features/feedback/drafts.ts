import { keepForTab, readForTab } from '../../state/tabStorage';

const toKey = (page: string, sectionId: string | null) =>
  `feedback-draft:${page}${sectionId === null ? '' : `#${sectionId}`}`;

/** The comment on a page, or on a section of it, that was begun in this tab; empty where there is none. */
export function readDraft(page: string, sectionId: string | null): string {
  return readForTab(toKey(page, sectionId));
}

/** @param text empty: the draft is done with */
export function keepDraft(page: string, sectionId: string | null, text: string): void {
  keepForTab(toKey(page, sectionId), text);
}
