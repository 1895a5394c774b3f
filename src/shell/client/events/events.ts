import { isSampled } from '../../shared/sampling';
import { send } from './gtag';

/** An action and the thing that it applies to. */
export interface ActionPayload {
  readonly eventAction: string | null;
  readonly eventLabel: string | null;
}

/** A page has been opened. */
export interface PageViewPayload {
  readonly page_title: string;
  /** Published path: without language, query and hash, with a trailing slash. */
  readonly page_location: string;
  /** The string `'null'` if the page belongs to no product. */
  readonly productId: string;
  readonly productCategoryId: string;
}

/** One Web Vitals measurement. */
export interface WebVitalPayload {
  /** Change since the last report, same as `metric_delta`. */
  readonly value: number;
  readonly metric_label: string;
  readonly metric_value: number;
  readonly metric_delta: number;
  readonly metric_id: string;
}

/** One step of a search; see `searches.ts`. */
export interface SearchPayload extends ActionPayload {
  /** Number of results. */
  readonly results: number | null;
  /** Position of the opened result, starting at 1. */
  readonly rank: number | null;
}

/** An ad was displayed or clicked, or it crashed. */
export interface AdPayload {
  readonly eventAction: 'display' | 'click' | 'crash';
  readonly eventLabel: string;
}

/** A reader's rating, sent to analytics if no feedback endpoint is configured. */
export interface FeedbackPayload {
  readonly eventAction: 'rate';
  readonly eventLabel: 'yes' | 'no';
  readonly page: string;
}

/** Share of ads whose display is reported. */
export const AD_DISPLAY_CHANCE = 0.1;

/** Share of visits whose Web Vitals are reported: 0.01 %. */
export const WEB_VITALS_CHANCE = 0.0001;

// The registry: every event that the site sends, with its payload and sampling rate.
export const sendPageView = defineEvent<PageViewPayload>('page_view');
export const sendSearch = defineEvent<SearchPayload>('search');
export const sendAd = defineEvent<AdPayload>('ad');
export const sendAdDisplay = defineEvent<AdPayload>('ad', AD_DISPLAY_CHANCE);
export const sendFeedback = defineEvent<FeedbackPayload>('feedback');

/** Sends a click on an element that names its own event, sampled at the element's rate. */
export function sendClick(name: string, payload: ActionPayload, chance: number, draw?: number): void {
  defineEvent<ActionPayload>(name, chance)(payload, draw);
}

/** Sends one metric, as an event of the same name. Sampling is per visit, so it is not repeated here. */
export function sendWebVital(name: string, payload: WebVitalPayload): void {
  send('event', name, payload);
}

/** Declares an event; returns a function that sends it, subject to sampling. */
function defineEvent<Payload extends object>(name: string, chance = 1) {
  return (payload: Payload, draw: number = Math.random()): void => {
    if (isSampled(chance, draw)) send('event', name, payload);
  };
}
