import type { SiteConfig } from '../../../site/shared/site';
import { getHeaderPolicy } from './contentSecurityPolicy';

/** Values of response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of responses, by kind. The kinds may overlap, so each header is in one of them: Netlify and Cloudflare
 * join the values of all rules that match.
 */
export interface HeaderKinds {
  /** Of every response, redirects and faults, too. */
  readonly everywhere: Headers;
  /** Of every response over https. */
  readonly secure: Headers;
  /** Of files whose names change with their content: those below `HASHED_FOLDER`. */
  readonly hashed: Headers;
  /** Of Markdown and its indexes: paths with one of `MARKDOWN_ENDINGS`. */
  readonly markdown: Headers;
  /** Of all files that are not hashed. Static hosts send it on their own. */
  readonly others: Headers;
}

/** Public folder of the files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/_next/static/';

/** Name of the header that `hashed` and `others` both have. */
export const CACHE_CONTROL = 'Cache-Control';

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000;

/**
 * What neither the site nor a demo uses, by names that browsers know: they report others in the console.
 * `clipboard-write` and `fullscreen` keep their default, the site's own documents and its frames.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of a deployment. */
export function getHeaders({ sandboxes }: Pick<SiteConfig, 'sandboxes'>): HeaderKinds {
  return {
    everywhere: {
      'Content-Security-Policy': getHeaderPolicy(sandboxes),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Everything is public, and an edited demo runs in a frame to which every origin is foreign.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    secure: { 'Strict-Transport-Security': `max-age=${HSTS_AGE}; includeSubDomains` },
    hashed: {
      [CACHE_CONTROL]: 'public, max-age=31536000, immutable',
      // For that frame: fonts and modules are fetched with CORS.
      'Access-Control-Allow-Origin': '*',
    },
    // Search engines have the pages that these repeat.
    markdown: { 'X-Robots-Tag': 'noindex' },
    others: { [CACHE_CONTROL]: 'public, max-age=0, must-revalidate' },
  };
}
