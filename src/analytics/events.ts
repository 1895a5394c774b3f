import { isSampled } from '../model/sampling';
import { send } from './gtag';

/** What happened to which thing. */
export interface ActionPayload {
  readonly eventAction: string | null;
  readonly eventLabel: string | null;
}

/** A page has been opened. */
export interface PageViewPayload {
  readonly page_title: string;
  /** Path as it is published: without language, query and hash, with its slash at the end. */
  readonly page_location: string;
  /** `null` as text where the page belongs to no product. */
  readonly productId: string;
  readonly productCategoryId: string;
}

/** One measurement of Web Vitals. */
export interface WebVitalPayload {
  /** What has been added since the last report, as `metric_delta`. */
  readonly value: number;
  readonly metric_label: string;
  readonly metric_value: number;
  readonly metric_delta: number;
  readonly metric_id: string;
}

/** A step of a reader's search; see `searches.ts`. */
export interface SearchPayload extends ActionPayload {
  /** How many hits there were. */
  readonly results: number | null;
  /** Which of them was opened, from 1. */
  readonly rank: number | null;
}

/** An ad was shown, pressed, or has crashed. */
export interface AdPayload {
  readonly eventAction: 'display' | 'click' | 'crash';
  readonly eventLabel: string;
}

/** A reader's rating, where no receiver is configured. */
export interface FeedbackPayload {
  readonly eventAction: 'rate';
  readonly eventLabel: 'yes' | 'no';
  readonly page: string;
}

/** Share of ads whose display is reported (specification, section 9). */
export const AD_DISPLAY_CHANCE = 0.1;

/** Share of visits whose Web Vitals are reported: 0.01 % (specification, section 9). */
export const WEB_VITALS_CHANCE = 0.0001;

// The registry: every event that the site sends, with what it carries and how often it is sent.
export const sendPageView = defineEvent<PageViewPayload>('page_view');
export const sendSearch = defineEvent<SearchPayload>('search');
export const sendAd = defineEvent<AdPayload>('ad');
export const sendAdDisplay = defineEvent<AdPayload>('ad', AD_DISPLAY_CHANCE);
export const sendFeedback = defineEvent<FeedbackPayload>('feedback');

/** A press on an element that names its own event, with the sampling that it asks for. */
export function sendClick(name: string, payload: ActionPayload, chance: number, draw?: number): void {
  defineEvent<ActionPayload>(name, chance)(payload, draw);
}

/** One metric of a visit that was drawn as a whole: named by the metric. */
export function sendWebVital(name: string, payload: WebVitalPayload): void {
  send('event', name, payload);
}

/** Declares an event; what it returns sends one, if the draw is in its favour. */
function defineEvent<Payload extends object>(name: string, chance = 1) {
  return (payload: Payload, draw: number = Math.random()): void => {
    if (isSampled(chance, draw)) send('event', name, payload);
  };
}
