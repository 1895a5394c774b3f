/** Id of the table of contents. */
export const TOC_ID = 'page-toc';

/** How far down a heading counts as reached: this fraction of the viewport's height. */
const REACHED_PART = 1 / 8;

/** How long a clicked entry stays the active one while the page scrolls to it, in ms. */
const CLICK_HOLD_MS = 1000;

/** Distance from the edges of the table of contents within which entries are easily overlooked, in px. */
const MARGIN_PX = 48;

let holdUntil = 0;
let frame = 0;

/**
 * Marks the entry of the heading that is being read, the last one above the reading line; returns a cleanup
 * function.
 */
export function attachToc(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('scroll', markInNextFrame, { signal });
  addEventListener('hashchange', markByHash, { signal });
  syncToc();
  return () => {
    cancelAnimationFrame(frame);
    frame = 0;
    controller.abort();
  };
}

/** Marks the active entry of a new page: the heading of its address, if the reader is there. */
export function syncToc(): void {
  holdUntil = 0;
  const id = findHeadingOfHash();
  // Most addresses have none, and positions need not be read.
  if (id === undefined) return markInNextFrame();
  requestAnimationFrame(() => {
    const top = getTop(id);
    if (top >= 0 && top < innerHeight) markByHash();
    else markByPosition();
  });
}

/** Positions are read when the browser has laid out the page anyway. */
function markInNextFrame(): void {
  frame ||= requestAnimationFrame(markByPosition);
}

function markByPosition(): void {
  frame = 0;
  if (performance.now() < holdUntil) return;
  const links = listEntries();
  // Reading positions would lay out the whole of a page that is shown from its top.
  if (scrollY === 0) return mark(links, null);
  const { scrollHeight } = document.documentElement;
  // Where the browser scrolls a linked heading to.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const limit = getReadingLine(innerHeight, scrollY, scrollHeight, covered);
  const id = findActiveHeading(links.map(getHeadingId), getTop, limit);
  mark(links, id);
}

function markByHash(): void {
  const id = findHeadingOfHash();
  if (id === undefined) return;
  holdUntil = performance.now() + CLICK_HOLD_MS;
  mark(listEntries(), id);
}

function findHeadingOfHash(): string | undefined {
  const hash = location.hash.slice(1);
  if (!hash) return undefined;
  return listEntries()
    .map(getHeadingId)
    .find((id) => hash === id || encodeURI(hash) === id);
}

function listEntries(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`#${TOC_ID} a`)];
}

/** As written in the page: ids of headings that are not ASCII are percent-encoded. */
function getHeadingId(link: HTMLAnchorElement): string {
  return link.getAttribute('href')?.slice(1) ?? '';
}

function mark(links: readonly HTMLAnchorElement[], id: string | null): void {
  for (const link of links) {
    if (getHeadingId(link) !== id) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      keepInView(link);
    }
  }
}

/** Scrolls the table of contents, never the page, as far as needed to show an entry. */
function keepInView(entry: HTMLElement): void {
  const contents = document.getElementById(TOC_ID);
  if (!contents) return;
  const outer = contents.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  const above = outer.top + MARGIN_PX - inner.top;
  const below = inner.bottom - (outer.bottom - MARGIN_PX);
  if (above > 0) contents.scrollTop -= above;
  else if (below > 0) contents.scrollTop += below;
}

/**
 * The reading line in the viewport, in px from its top: at an eighth of it or below the fixed bars, and on
 * the last screen moving to its bottom, so that the last headings of a page become active, too.
 * @param viewport height of the window @param scrolled distance from the page's top @param height of the page
 * @param covered height at the top of the window that fixed bars cover
 */
export function getReadingLine(viewport: number, scrolled: number, height: number, covered: number): number {
  // A heading at the edge is reached.
  const top = Math.max(viewport * REACHED_PART, covered + 1);
  const way = Math.min(viewport - top, height - viewport);
  if (way <= 0) return top;
  const left = Math.max(0, height - viewport - scrolled);
  return top + (viewport - top) * Math.max(0, 1 - left / way);
}

/** The last heading whose top edge is above the limit; `null` before the first. */
export function findActiveHeading(
  ids: readonly string[],
  getTopOf: (id: string) => number,
  limit: number,
): string | null {
  return ids.findLast((id) => getTopOf(id) < limit) ?? null;
}

function getTop(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
