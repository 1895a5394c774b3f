import type { DataAttributeName } from '../../../page/shared/attributes';

/**
 * On the root element while a page that was opened at its top is neither scrolled nor touched: only what is
 * near the viewport is laid out (`ui/shared/tokens/offscreen.css`).
 */
export const UNTOUCHED: DataAttributeName = 'data-untouched';

/** Parts of a page that can be laid out separately: their margins do not collapse with their contents'. */
export const BLOCKS = 'article > :is(.prose, figure)';

/** Blocks that an untouched page does not lay out while they are far from the viewport. */
const DEFERRED = 'article > figure ~ figure ~ :is(.prose, figure)';

/** Height of a block that was never laid out, as a CSS length (`ui/shared/tokens/offscreen.css`). */
const ESTIMATE = 'var(--estimated-height)';

/** Number of blocks that fill the screen on a new page, together with its header. */
const FIRST_BLOCKS = 2;

/** How many blocks one frame renders again: few enough not to delay the reader's next key press. */
const BLOCKS_PER_FRAME = 4;

/** Blocks whose contents are skipped, in the order in which they are rendered again. */
const skippedBlocks = new Set<HTMLElement>();

/**
 * Makes the next frame style and lay out only the beginning of a new page that is shown from its top, and the
 * frames after it the rest.
 */
export function deferOffscreenOnArrival(): void {
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  // Positions are not known yet: the browser decides which blocks are visible.
  [...blocks].slice(FIRST_BLOCKS).forEach((block) => skipRendering(block, 'auto', ESTIMATE));
}

/** Lays out the rest of an untouched page, a few blocks in each frame. */
export function layOutUntouched(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(UNTOUCHED)) return;
  const blocks = document.querySelectorAll<HTMLElement>(DEFERRED);
  blocks.forEach((block) => skipRendering(block, 'auto', ESTIMATE));
  root.removeAttribute(UNTOUCHED);
}

/** Lays out all of the page before the reader jumps to its end: estimated heights would misplace it. */
export function layOutBeforeJump({ key, metaKey }: KeyboardEvent): void {
  if (key !== 'End' && !(key === 'ArrowDown' && metaKey)) return;
  document.documentElement.removeAttribute(UNTOUCHED);
  render(skippedBlocks.size);
}

/**
 * Skips the contents of a block for a few frames.
 * @param height of the contents, a CSS length
 */
export function skipRendering(block: HTMLElement, visibility: 'auto' | 'hidden', height: string): void {
  if (skippedBlocks.size === 0) {
    requestAnimationFrame(() => setTimeout(renderNext));
    addEventListener('keydown', layOutBeforeJump);
  }
  skippedBlocks.add(block);
  block.style.contentVisibility = visibility;
  block.style.containIntrinsicBlockSize = height;
}

function renderNext(): void {
  render(BLOCKS_PER_FRAME);
  if (skippedBlocks.size > 0) requestAnimationFrame(renderNext);
  else removeEventListener('keydown', layOutBeforeJump);
}

/** Renders the contents of the first blocks again. */
function render(count: number): void {
  for (const block of [...skippedBlocks].slice(0, count)) {
    skippedBlocks.delete(block);
    block.style.contentVisibility = '';
    block.style.containIntrinsicBlockSize = '';
  }
}
