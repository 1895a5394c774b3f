/** Query parameters by name; one that is empty or `null` is absent from the address. */
export type QueryValues = Readonly<Record<string, string | null>>;

/** An address with some query parameters set or removed; the others and the hash are kept. */
export function withQuery(href: string, values: QueryValues): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** Replaces the address of the current history entry by another one of this site. */
export function replaceAddress(href: string): void {
  const as = href.slice(location.origin.length);
  // The router restores the address in its `as` when the reader comes back to the entry.
  history.replaceState(history.state && { ...history.state, as }, '', as);
}
