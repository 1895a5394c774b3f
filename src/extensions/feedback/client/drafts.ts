import { saveForTab, readForTab } from '../../../base/client/tabStorage';

const toKey = (page: string, sectionId: string | null) =>
  `feedback-draft:${page}${sectionId === null ? '' : `#${sectionId}`}`;

/** The draft of a comment on a page or section in this tab; empty when there is none. */
export function readDraft(page: string, sectionId: string | null): string {
  return readForTab(toKey(page, sectionId));
}

/** @param text empty to remove the draft */
export function saveDraft(page: string, sectionId: string | null, text: string): void {
  saveForTab(toKey(page, sectionId), text);
}
