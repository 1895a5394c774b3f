import { AD_FEED_TRIES } from '../../model/ads';
import { parseJson, toRecord } from '../../model/unknownData';

/** An ad of the feed, with addresses that are safe to follow. */
export interface FeedAd {
  readonly company: string;
  readonly description: string;
  readonly link: string;
  /** Pictures to ask for, so that the feed counts the ad as seen. */
  readonly pixels: readonly string[];
}

/** Longest answer that is read, in characters; the network's are a few thousand. */
const MAX_LENGTH = 200_000;

/** How many pictures are asked for: one for the feed, two for whoever has bought the ad. */
const MAX_PIXELS = 3;

/** How long one request may take, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Asks the feed until it has an ad to show. A request that fails is the end of it: then there is none.
 * @param signal ends the search when the reader leaves the page
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

/** The first ad of the feed that can be shown; `null` where there is none, or the text is no feed. */
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

/** Several addresses stand in one text, with two bars between them. */
function toPixels(addresses: unknown, timestamp: string): string[] {
  return toText(addresses)
    .split('||')
    .map((address) => toSecureAddress(address.replaceAll('[timestamp]', encodeURIComponent(timestamp))))
    .filter((address) => address !== null);
}

/** The address, if it leads over https; the feed leaves the protocol out of some. */
function toSecureAddress(value: unknown): string | null {
  const text = toText(value).trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    // Not an address.
    return null;
  }
}

/** Body of an answer; `null` when there is none, it is late, too long, or comes from elsewhere. */
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
    // Blocked, offline, late or left: a page without this ad is a whole page.
    return null;
  } finally {
    abort();
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Text of a body; `null` when it is too long, or aborted. The reader is cancelled here, because the signal of a
 * request whose answer has begun may be lost: Node 20 forgets it when the request is garbage-collected.
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
