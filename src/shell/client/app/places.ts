/** How far a page is scrolled, in px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where Next keeps the place at which the reader has left an entry of the history; the key is in the entry's state. */
const toStorageKey = (key: string) => `__next_scroll_${key}`;

/** Keeps the place of an entry that the reader leaves. */
export function keepPlace(key: string, place: Place): void {
  try {
    sessionStorage.setItem(toStorageKey(key), JSON.stringify(place));
  } catch {
    // Refused or full: where it is refused, Next leaves all places to the browser.
  }
}

/** Scrolls to the place at which the reader has left the current entry, if it is known. */
export function restorePlace(): void {
  try {
    const { key } = history.state as { key: string };
    const { x, y } = JSON.parse(sessionStorage.getItem(toStorageKey(key)) ?? '') as Place;
    scrollTo(x, y);
  } catch {
    // An entry of which Next does not know, or that was never left: the browser's place is right.
  }
}
