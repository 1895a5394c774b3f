/** Texts written by the reader, by key: they survive navigation and, where storage is allowed, a reload. */
const texts = new Map<string, string>();

/** The text of a key in this tab; empty when there is none. */
export function readForTab(key: string): string {
  const text = texts.get(key);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Storage is refused: texts last as long as the document.
    return '';
  }
}

/**
 * Saves a text until the tab is closed.
 * @param text empty to remove it
 * @returns whether it survives the document
 */
export function saveForTab(key: string, text: string): boolean {
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

/** Keys of all texts that are saved in this tab. */
export function listTabKeys(): string[] {
  try {
    return [...texts.keys(), ...Object.keys(sessionStorage)];
  } catch {
    return [...texts.keys()];
  }
}
