/** Parts of a page that the browser can lay out one by one: their margins do not collapse with their contents'. */
export const BLOCKS = 'article > :is(.prose, figure)';

/** Height that a block which was never laid out is thought to have, in px. */
const UNKNOWN_HEIGHT_PX = 600;

/** Blocks of a new page that fill the screen together with its head. */
const FIRST_BLOCKS = 2;

/** How many blocks one frame takes back in: few enough for the reader's next key. */
const BLOCKS_PER_FRAME = 4;

/** Blocks whose contents are left out; the first come back first. */
const leftOut = new Set<HTMLElement>();

/**
 * Has the next frame style and lay out only the beginning of a new page that is shown from its top, and the
 * frames after it the rest.
 */
export function deferOffscreenOnArrival(): void {
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  // Where each block is, nobody knows yet: the browser finds those that are in sight.
  [...blocks].slice(FIRST_BLOCKS).forEach((block) => leaveOut(block, 'auto', UNKNOWN_HEIGHT_PX));
}

/**
 * Leaves the contents of a block out, for a few frames.
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
