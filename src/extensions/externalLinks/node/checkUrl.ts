/** The result of requesting a URL. */
export type LinkAnswer =
  | { readonly kind: 'alive' }
  /** Permanently moved, to a URL that works. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'dead'; readonly reason: string }
  /** Not in DNS. */
  | { readonly kind: 'unknownHost' }
  /** The server accepts only people, or requires an account. */
  | { readonly kind: 'refused'; readonly status: number }
  /** It may work at another time. */
  | { readonly kind: 'unclear'; readonly reason: string };

/** Options for tests. */
interface CheckOptions {
  /** How long one request may take, in ms. */
  readonly timeout?: number;
  readonly sleep?: (ms: number) => Promise<void>;
}

const TIMEOUT = 15_000;
const MAX_REDIRECTS = 10;

/** How often a request to a busy server is repeated, and after how long, in ms: by default, and at most. */
const RETRIES = 2;
const DEFAULT_WAIT = 5_000;
const MAX_WAIT = 60_000;

const PERMANENT = [301, 308];
const REDIRECTS = [...PERMANENT, 302, 303, 307];
const GONE = [404, 410];
const REFUSED = [401, 403, 429];
const BUSY = [429, 503];

/** Some hosts refuse requests without a user agent. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; link check of a documentation site)',
  accept: '*/*',
};

/** Requests a URL with HEAD, or with GET if that fails. Follows redirects. */
export async function checkUrl(url: string, options: CheckOptions = {}): Promise<LinkAnswer> {
  let current = url;
  // The last URL that only permanent redirects lead to.
  let moved: string | null = null;
  let isPermanent = true;
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const { status, headers } = await request(current, options);
      const location = headers.get('location');
      if (!REDIRECTS.includes(status) || location === null) return classify(status, moved);
      current = new URL(location, current).href;
      isPermanent &&= PERMANENT.includes(status);
      if (isPermanent) moved = current;
    }
    return { kind: 'dead', reason: `more than ${MAX_REDIRECTS} redirects` };
  } catch (error) {
    return explainFailure(error);
  }
}

function classify(status: number, moved: string | null): LinkAnswer {
  if (GONE.includes(status)) return { kind: 'dead', reason: `answers ${status}` };
  if (REFUSED.includes(status)) return { kind: 'refused', status };
  if (status >= 400) return { kind: 'unclear', reason: `answers ${status}` };
  return moved === null ? { kind: 'alive' } : { kind: 'moved', to: moved };
}

async function request(url: string, options: CheckOptions): Promise<Response> {
  const short = await retry(url, 'HEAD', options);
  return short.status < 400 ? short : retry(url, 'GET', options);
}

async function retry(
  url: string,
  method: string,
  { timeout, sleep = wait }: CheckOptions,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: HEADERS,
      signal: AbortSignal.timeout(timeout ?? TIMEOUT),
    });
    // Only the status and headers matter.
    await response.body?.cancel();
    if (!BUSY.includes(response.status) || attempt === RETRIES) return response;
    await sleep(readRetryAfter(response.headers.get('retry-after'), Date.now()));
  }
}

/** Parses a `Retry-After` header, which is in seconds or a date, to a delay in ms. */
export function readRetryAfter(value: string | null, now: number): number {
  const time = value === null ? NaN : /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(time) ? DEFAULT_WAIT : Math.min(Math.max(time, 0), MAX_WAIT);
}

function explainFailure(error: unknown): LinkAnswer {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { kind: 'unclear', reason: 'does not answer in time' };
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
  // EAI_AGAIN, on the other hand, is an error of the local network.
  return code === 'ENOTFOUND'
    ? { kind: 'unknownHost' }
    : { kind: 'unclear', reason: `cannot be reached: ${code}` };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
