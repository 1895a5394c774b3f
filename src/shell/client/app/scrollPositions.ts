/** How far a page is scrolled, in px. */
export interface ScrollPosition {
  readonly x: number;
  readonly y: number;
}

/**
 * Where Next stores the scroll position of a history entry that the reader has left; the key is in the
 * entry's state.
 */
const toStorageKey = (key: string) => `__next_scroll_${key}`;

/** Saves the scroll position of a history entry that the reader leaves. */
export function saveScrollPosition(key: string, position: ScrollPosition): void {
  try {
    sessionStorage.setItem(toStorageKey(key), JSON.stringify(position));
  } catch {
    // Storage is refused or full. Where it is refused, Next leaves all scroll positions to the browser.
  }
}

/** Restores the scroll position of the current history entry, if it is known. */
export function restoreScrollPosition(): void {
  try {
    const { key } = history.state as { key: string };
    const { x, y } = JSON.parse(sessionStorage.getItem(toStorageKey(key)) ?? '') as ScrollPosition;
    scrollTo(x, y);
  } catch {
    // An entry that Next does not know, or that was never left: the browser's position is right.
  }
}
