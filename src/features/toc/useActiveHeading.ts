import { useEffect, useState } from 'react';
import type { Heading } from '../../model/page';

/** How far down a heading counts as reached: this part of the viewport's height. */
const REACHED_PART = 1 / 8;

/** How long a clicked entry stays the active one while the page scrolls to it, in ms. */
const CLICK_HOLD_MS = 1000;

/** Id of the heading that is being read: the last one above the reading line. */
export function useActiveHeading(headings: readonly Heading[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    let holdUntil = 0;
    const update = () => {
      frame = 0;
      if (performance.now() < holdUntil) return;
      const { innerHeight, scrollY } = window;
      const root = document.documentElement;
      // Where the browser scrolls a linked heading to.
      const covered = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
      const limit = getReadingLine(innerHeight, scrollY, root.scrollHeight, covered);
      setActiveId(findActiveHeading(headings, getTop, limit));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onHashChange = () => {
      const hash = location.hash.slice(1);
      const target = headings.find(({ id }) => id === hash || encodeURI(hash) === id);
      if (!target) return;
      holdUntil = performance.now() + CLICK_HOLD_MS;
      setActiveId(target.id);
    };
    // At the top no heading is active, and a new page has not been laid out.
    if (window.scrollY > 0) update();
    onHashChange();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('hashchange', onHashChange);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [headings]);

  return activeId;
}

/**
 * The reading line in the viewport, in px from its top: at an eighth of it or below the fixed bars, and on the
 * last screen moving to its bottom, so that the last headings of a page become active, too.
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
  headings: readonly Heading[],
  getTopOf: (id: string) => number,
  limit: number,
): string | null {
  return headings.findLast(({ id }) => getTopOf(id) < limit)?.id ?? null;
}

function getTop(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
