import { AD_MESSAGE_CHANCE, AD_POLLS, AD_POLLS_UNBLOCKED, type AdShape, AD_PLACE } from '../../model/ads';

/** What is known of the ad network. */
type Network =
  /** None is configured: nobody is asked. */
  | 'none'
  | 'waiting'
  /** No ad for so long that something must keep it away; one may still come. */
  | 'blocked'
  | 'shown'
  /** It has no ad to sell. */
  | 'soldOut';

/** What decides which ad stands in a place. */
export interface AdState {
  readonly isBot: boolean;
  readonly network: Network;
  /** How often has been looked for the network's ad. */
  readonly polls: number;
}

/** One look for the network's ad. */
export interface AdEvent {
  readonly type: 'poll';
  readonly found: 'nothing' | 'ad' | 'soldOut';
}

/** Where a place begins. */
export function startAd(isBot: boolean, hasNetwork: boolean): AdState {
  return { isBot, network: hasNetwork ? 'waiting' : 'none', polls: 0 };
}

/** The next state; the same one once there is nothing more to learn. */
export function adReducer(state: AdState, event: AdEvent): AdState {
  if (!isPolling(state)) return state;
  const polls = state.polls + 1;
  switch (event.found) {
    case 'ad':
      return { ...state, polls, network: 'shown' };
    case 'soldOut':
      return { ...state, polls, network: 'soldOut' };
    case 'nothing':
      return { ...state, polls, network: polls > AD_POLLS_UNBLOCKED ? 'blocked' : 'waiting' };
  }
}

/** Whether another look can change anything. */
export function isPolling({ isBot, network, polls }: AdState): boolean {
  return !isBot && polls < AD_POLLS && (network === 'waiting' || network === 'blocked');
}

/** What stands in the place; `label` names it in events, `null` while nothing can be seen. */
export type AdContent =
  | { readonly kind: 'nothing'; readonly label: null }
  | { readonly kind: 'network'; readonly label: 'carbon' | null }
  | { readonly kind: 'message'; readonly label: 'in-house-adblock' }
  /** The tip of the page, which stands in its HTML. */
  | { readonly kind: 'inHouse'; readonly label: 'in-house' | 'in-house-carbon' };

/** Decides what stands in the place. @param draw from 0 up to 1, drawn once per place */
export function chooseContent({ isBot, network }: AdState, draw: number): AdContent {
  if (isBot) return { kind: 'nothing', label: null };
  switch (network) {
    case 'waiting':
      return { kind: 'network', label: null };
    case 'shown':
      return { kind: 'network', label: 'carbon' };
    case 'soldOut':
      return { kind: 'inHouse', label: 'in-house-carbon' };
    case 'none':
      return { kind: 'inHouse', label: 'in-house' };
    case 'blocked':
      return draw < AD_MESSAGE_CHANCE
        ? { kind: 'message', label: 'in-house-adblock' }
        : { kind: 'inHouse', label: 'in-house' };
  }
}

/** Name of an ad in its place, in events: `carbon-body-top-image`. */
export function toEventLabel(label: string, shape: AdShape): string {
  return `${label}-${AD_PLACE}-${shape}`;
}

/** Whether a user agent is a crawler; a telephone named Cubot is none. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent.replace(/cubot/gi, ''));
}
