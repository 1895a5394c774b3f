/** Texts that readers have written, by key: kept after navigation, and after a reload where storage is allowed. */
const texts = new Map<string, string>();

/** The text of a key in this tab; empty when there is none. */
export function readForTab(key: string): string {
  const text = texts.get(key);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Storage is refused: texts are kept as long as the document.
    return '';
  }
}

/**
 * Keeps a text until the tab is closed.
 * @param text empty to remove it
 * @returns whether it is kept after the document is closed
 */
export function keepForTab(key: string, text: string): boolean {
  texts.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    // As above, or the storage is full.
    return text === '';
  }
}

/** Keys of all texts that this tab keeps. */
export function listTabKeys(): string[] {
  try {
    return [...texts.keys(), ...Object.keys(sessionStorage)];
  } catch {
    return [...texts.keys()];
  }
}
