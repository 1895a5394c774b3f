/** Comments that were begun, by page: they outlive the page, and the tab's reload where it has storage. */
const drafts = new Map<string, string>();

const toKey = (page: string, sectionId: string | null) =>
  `feedback-draft:${page}${sectionId === null ? '' : `#${sectionId}`}`;

/** What was begun for a page, or for a section of it. */
export function readDraft(page: string, sectionId: string | null): string {
  const key = toKey(page, sectionId);
  const draft = drafts.get(key);
  if (draft !== undefined) return draft;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Storage is refused: the draft lives as long as the document does.
    return '';
  }
}

/** @param text empty: the draft is done with */
export function keepDraft(page: string, sectionId: string | null, text: string): void {
  const key = toKey(page, sectionId);
  drafts.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
