/** The site's own tip for readers, not a third party's ad. */
export interface Tip {
  /** Short name: headline of the card, and its name in events. */
  readonly name: string;
  /** Link target; `null` or empty when the deployment has none. */
  readonly link: string | null;
  /** Path of a picture of 130 × 100 px. */
  readonly img: string;
  /** One short sentence: the card has the width of the table of contents. */
  readonly description: string;
}

/** A tip as a page shows it. */
export interface PageTip extends Tip {
  readonly link: string;
  /** Name of its link in click events. */
  readonly label: string;
}

/** A card with a picture, or a text alone. */
export type AdShape = 'image' | 'inline';

/** Name of a page's only ad slot, in events. */
export const AD_PLACE = 'body-top';

/** Time between two checks for the network's ad (specification, section 9), in ms. */
export const AD_POLL_MS = 500;

/** How often the page checks for the network's ad (specification, section 9). */
export const AD_POLLS = 30;

/** After more checks than this, the network counts as blocked (specification, section 9). */
export const AD_POLLS_UNBLOCKED = 6;

/** Chance of the message where ads are blocked, else an ad of our own (decision 13). */
export const AD_MESSAGE_CHANCE = 0.2;

/** Chance that the ads of a visit are texts without a picture (decision 13). */
export const AD_INLINE_CHANCE = 0.2;

/** How long an ad is seen before it counts as shown (specification, section 9), in ms. */
export const AD_DISPLAY_MS = 2500;

/** How often the feed is requested while it has no ad to show (specification, section 9). */
export const AD_FEED_TRIES = 10;

/** Whether a page has an ad slot. @param adFree paths whose pages, and those below, have none */
export function hasAdPlace(path: string, adFree: readonly string[] = []): boolean {
  return !adFree.some((prefix) => path.startsWith(`${prefix}/`));
}
