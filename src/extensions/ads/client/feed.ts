import { AD_FEED_TRIES } from '../shared/ads';
import { parseJson, toRecord } from '../../../base/shared/unknownData';

/** An ad from the feed; all its URLs use https. */
export interface FeedAd {
  readonly company: string;
  readonly description: string;
  readonly link: string;
  /** Tracking pixels to load, so that the feed counts the impression. */
  readonly pixels: readonly string[];
}

/** Maximum response length, in characters; usual responses have a few thousand. */
const MAX_LENGTH = 200_000;

/** Maximum number of tracking pixels: one for the feed, two for the advertiser. */
const MAX_PIXELS = 3;

/** Timeout of one request, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Requests the feed until it has an ad to show, a limited number of times. Does not retry a failed request.
 * @param signal aborted when the reader leaves the page
 */
export async function loadFeedAd(address: string, signal: AbortSignal): Promise<FeedAd | null> {
  for (let tries = 0; tries < AD_FEED_TRIES; tries += 1) {
    const text = await loadText(address, signal);
    if (text === null) return null;
    const ad = findFeedAd(text);
    if (ad) return ad;
  }
  return null;
}

/** The first ad of the feed that can be shown; `null` if there is none, or the text is not a valid feed. */
export function findFeedAd(text: string): FeedAd | null {
  const { ads } = toRecord(parseJson(text));
  if (!Array.isArray(ads)) return null;
  for (const entry of ads) {
    const { company, description, statlink, statimp, pixel, timestamp } = toRecord(entry);
    const link = toSecureAddress(statlink);
    if (!link) continue;
    return {
      company: toText(company),
      description: toText(description),
      link,
      pixels: [statimp, pixel]
        .flatMap((addresses) => toPixels(addresses, toText(timestamp)))
        .slice(0, MAX_PIXELS),
    };
  }
  return null;
}

/** The feed separates several URLs with `||`. */
function toPixels(addresses: unknown, timestamp: string): string[] {
  return toText(addresses)
    .split('||')
    .map((address) => toSecureAddress(address.replaceAll('[timestamp]', encodeURIComponent(timestamp))))
    .filter((address) => address !== null);
}

/** The URL if it uses https, else `null`; some URLs in the feed are protocol-relative. */
function toSecureAddress(value: unknown): string | null {
  const text = toText(value).trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    // Not a URL.
    return null;
  }
}

/** Response body; `null` if the request fails, times out or redirects, or the body is too long. */
async function loadText(address: string, signal: AbortSignal): Promise<string | null> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      signal: controller.signal,
      credentials: 'omit',
      redirect: 'error',
    });
    return response.ok && response.body ? await readText(response.body, controller.signal) : null;
  } catch {
    // Blocked, offline, timed out or aborted: this ad is optional.
    return null;
  } finally {
    abort();
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Text of a body; `null` if it is too long or aborted. The reader is canceled explicitly, because aborting
 * the fetch may not stop a body that is being read: Node 20 loses the signal when the request is
 * garbage-collected.
 */
async function readText(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  while (text.length <= MAX_LENGTH) {
    const { done, value } = await reader.read();
    if (signal.aborted) return null;
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  return null;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
