/** What readers have written, by key: it outlives the page, and the tab's reload where it has storage. */
const texts = new Map<string, string>();

/** The text that is kept for this tab under a key; empty where there is none. */
export function readForTab(key: string): string {
  const text = texts.get(key);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Storage is refused: texts live as long as the document does.
    return '';
  }
}

/**
 * Keeps a text until the tab is closed for good.
 * @param text empty: it is done with
 * @returns whether it will outlive the document
 */
export function keepForTab(key: string, text: string): boolean {
  texts.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    // As above, or there is no more room.
    return text === '';
  }
}
