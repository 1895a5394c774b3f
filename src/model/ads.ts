/** An ad of this project for itself; no third party has a part in it. */
export interface InHouseAd {
  /** Short name: headline of the card, and its name in events. */
  readonly name: string;
  readonly link: string;
  /** Path of a picture of 130 × 100 px. */
  readonly img: string;
  readonly description: string;
}

/** A card with a picture, or a text alone. */
export type AdShape = 'image' | 'inline';

/** Name of the one place of a page, in events. */
export const AD_PLACE = 'body-top';

/** Time between two looks for the network's ad (specification, section 9), in ms. */
export const AD_POLL_MS = 500;

/** How often is looked for the network's ad (specification, section 9). */
export const AD_POLLS = 30;

/** After more looks than this, the network counts as blocked (specification, section 9). */
export const AD_POLLS_UNBLOCKED = 6;

/** Chance of the message where ads are blocked, else an ad of our own (decision 13). */
export const AD_MESSAGE_CHANCE = 0.2;

/** Chance that ads of a visit are texts, without a picture (decision 13). */
export const AD_INLINE_CHANCE = 0.2;

/** How long an ad is seen before it counts as shown (specification, section 9), in ms. */
export const AD_DISPLAY_MS = 2500;

/** How often the feed is asked while it has no ad to show (specification, section 9). */
export const AD_FEED_TRIES = 10;

/** Whether a page has a place for an ad. @param adFree paths whose pages, and those below, have none */
export function hasAdPlace(path: string, adFree: readonly string[] = []): boolean {
  return !adFree.some((prefix) => path.startsWith(`${prefix}/`));
}
