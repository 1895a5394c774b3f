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

/** A card with a picture, or text only. */
export type AdShape = 'image' | 'inline';

/** Name of a page's only ad slot, in events. */
export const AD_SLOT = 'body-top';

/** Time between two checks for the network's ad, in ms. */
export const AD_POLL_MS = 500;

/** How often the page checks for the network's ad. */
export const AD_POLLS = 30;

/** After more checks than this, the network counts as blocked. */
export const AD_POLLS_BEFORE_BLOCKED = 6;

/** Chance of showing the message where ads are blocked, instead of our own tip. */
export const AD_MESSAGE_CHANCE = 0.2;

/** Chance that the ads of a visit are text without a picture. */
export const AD_INLINE_CHANCE = 0.2;

/** How long an ad is seen before it counts as shown, in ms. */
export const AD_DISPLAY_MS = 2500;

/** How often the feed is requested while it has no ad to show. */
export const AD_FEED_TRIES = 10;

/** Whether a page has an ad slot. @param adFree paths whose pages, and those below, have none */
export function hasAdSlot(path: string, adFree: readonly string[] = []): boolean {
  return !adFree.some((prefix) => path.startsWith(`${prefix}/`));
}
