/** Distance from the edges of the table of contents within which entries are easily overlooked, in px. */
const MARGIN_PX = 48;

/** Scrolls the table of contents, never the page, as far as needed to show the active entry. */
export function keepActiveInView(contents: HTMLElement | null): void {
  const active = contents?.querySelector('[aria-current]');
  if (!contents || !active) return;
  const outer = contents.getBoundingClientRect();
  const inner = active.getBoundingClientRect();
  const above = outer.top + MARGIN_PX - inner.top;
  const below = inner.bottom - (outer.bottom - MARGIN_PX);
  if (above > 0) contents.scrollTop -= above;
  else if (below > 0) contents.scrollTop += below;
}
