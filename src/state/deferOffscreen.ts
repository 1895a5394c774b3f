import type { DataAttributeName } from '../model/attributes';

/**
 * On the root element while a page that was opened at its top is neither scrolled nor touched: only what is near the
 * viewport is laid out (`frame/DocsPage.module.css`).
 */
export const UNTOUCHED: DataAttributeName = 'data-untouched';

/** Parts of a page that can be laid out separately: their margins do not collapse with their contents'. */
export const BLOCKS = 'article > :is(.prose, figure)';

/** Blocks that an untouched page does not lay out while they are far from the viewport. */
const DEFERRED = 'article > figure ~ figure ~ :is(.prose, figure)';

/** Estimated height of a block that was never laid out, in px. */
const UNKNOWN_HEIGHT_PX = 600;

/** Number of blocks that fill the screen on a new page, together with its header. */
const FIRST_BLOCKS = 2;

/** How many blocks one frame renders again: few enough not to delay the reader's next key press. */
const BLOCKS_PER_FRAME = 4;

/** Blocks whose contents are skipped, in the order in which they are rendered again. */
const leftOut = new Set<HTMLElement>();

/**
 * Makes the next frame style and lay out only the beginning of a new page that is shown from its top, and the
 * frames after it the rest.
 */
export function deferOffscreenOnArrival(): void {
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  // Positions are not known yet: the browser decides which blocks are visible.
  [...blocks].slice(FIRST_BLOCKS).forEach((block) => leaveOut(block, 'auto', UNKNOWN_HEIGHT_PX));
}

/** Lays out the rest of an untouched page, a few blocks in each frame. */
export function layOutUntouched(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(UNTOUCHED)) return;
  const blocks = document.querySelectorAll<HTMLElement>(DEFERRED);
  blocks.forEach((block) => leaveOut(block, 'auto', UNKNOWN_HEIGHT_PX));
  root.removeAttribute(UNTOUCHED);
}

/**
 * Skips the contents of a block for a few frames.
 * @param height of the contents, in px
 */
export function leaveOut(block: HTMLElement, visibility: 'auto' | 'hidden', height: number): void {
  if (leftOut.size === 0) requestAnimationFrame(() => setTimeout(takeNext));
  leftOut.add(block);
  block.style.contentVisibility = visibility;
  block.style.containIntrinsicBlockSize = `${height}px`;
}

function takeNext(): void {
  for (const block of [...leftOut].slice(0, BLOCKS_PER_FRAME)) {
    leftOut.delete(block);
    block.style.contentVisibility = '';
    block.style.containIntrinsicBlockSize = '';
  }
  if (leftOut.size > 0) requestAnimationFrame(takeNext);
}
