import { AD_MESSAGE_CHANCE, AD_POLLS, AD_POLLS_BEFORE_BLOCKED, type AdShape, AD_SLOT } from '../shared/ads';

/** State of the ad network. */
type Network =
  /** Not configured. */
  | 'none'
  | 'waiting'
  /** No ad for so long that it is probably blocked; one may still appear. */
  | 'blocked'
  | 'shown'
  /** It has no ad to sell. */
  | 'soldOut';

/** The state that decides which ad a slot shows. */
export interface AdState {
  readonly isBot: boolean;
  readonly network: Network;
  /** Number of polls for the network's ad so far. */
  readonly polls: number;
}

/** The result of one poll for the network's ad. */
export interface AdEvent {
  readonly type: 'poll';
  readonly found: 'nothing' | 'ad' | 'soldOut';
}

/** Initial state of a slot. */
export function createAdState(isBot: boolean, hasNetwork: boolean): AdState {
  return { isBot, network: hasNetwork ? 'waiting' : 'none', polls: 0 };
}

/** The next state; the same object once polling has ended. */
export function adReducer(state: AdState, event: AdEvent): AdState {
  if (!isPolling(state)) return state;
  const polls = state.polls + 1;
  switch (event.found) {
    case 'ad':
      return { ...state, polls, network: 'shown' };
    case 'soldOut':
      return { ...state, polls, network: 'soldOut' };
    case 'nothing':
      return { ...state, polls, network: polls > AD_POLLS_BEFORE_BLOCKED ? 'blocked' : 'waiting' };
  }
}

/** Whether another poll can change the state. */
export function isPolling({ isBot, network, polls }: AdState): boolean {
  return !isBot && polls < AD_POLLS && (network === 'waiting' || network === 'blocked');
}

/** Content of a slot; `label` is its name in events, `null` while nothing is visible. */
export type AdContent =
  | { readonly kind: 'nothing'; readonly label: null }
  | { readonly kind: 'network'; readonly label: 'carbon' | null }
  | { readonly kind: 'message'; readonly label: 'in-house-adblock' }
  /** The page's tip, which is in its HTML. */
  | { readonly kind: 'inHouse'; readonly label: 'in-house' | 'in-house-carbon' };

/** Decides the content of a slot. @param draw random number in [0, 1), drawn once per slot */
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

/** Full label of an ad in events: `carbon-body-top-image`. */
export function toEventLabel(label: string, shape: AdShape): string {
  return `${label}-${AD_SLOT}-${shape}`;
}

/** Whether a user agent is a crawler; Cubot is a phone brand. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent.replace(/cubot/gi, ''));
}
