/** Comments that were begun, by page: they outlive the page, and the tab's reload where it has storage. */
const drafts = new Map<string, string>();

const toKey = (page: string) => `feedback-draft:${page}`;

export function readDraft(page: string): string {
  const draft = drafts.get(page);
  if (draft !== undefined) return draft;
  try {
    return sessionStorage.getItem(toKey(page)) ?? '';
  } catch {
    // Storage is refused: the draft lives as long as the tab does.
    return '';
  }
}

/** @param text empty: the draft is done with */
export function keepDraft(page: string, text: string): void {
  drafts.set(page, text);
  try {
    if (text) sessionStorage.setItem(toKey(page), text);
    else sessionStorage.removeItem(toKey(page));
  } catch {
    // As above.
  }
}
