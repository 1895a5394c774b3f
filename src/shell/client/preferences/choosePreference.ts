import type { Preference } from './definePreference';
import { BLOCKS, skipRendering } from './deferOffscreen';

/** How far outside the viewport a block counts as visible, in px. */
const MARGIN_PX = 100;

/**
 * Chooses a value that may change the whole page, its colors or its direction: the next frame styles and lays
 * out only what is visible, and later frames the rest. Heights are kept, so nothing moves.
 */
export function choosePreference<Value>(preference: Preference<Value>, value: Value): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  const outside = blocks.flatMap((block) => {
    const { top, bottom, height } = block.getBoundingClientRect();
    const distance = Math.max(top - innerHeight, -bottom);
    if (distance < MARGIN_PX || block.contains(document.activeElement)) return [];
    // The height of the contents, without borders. Blocks have no padding.
    return { block, distance, height: height - (block.offsetHeight - block.clientHeight) };
  });
  outside.sort((a, b) => a.distance - b.distance);
  for (const { block, height } of outside) skipRendering(block, 'hidden', `${height}px`);
  preference.choose(value);
}
