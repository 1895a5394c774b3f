import type { SiteConfig } from '../../../site/shared/site';
import { toOrigins, writeDirectives } from '../../../export/node/policy/documentPolicy';

/** Values of response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of responses, by kind. Kinds may overlap, but no header is in two that do: Netlify and
 * Cloudflare join the values of all rules that match.
 */
export interface HeaderKinds {
  /** Of every response, including redirects and errors. */
  readonly everywhere: Headers;
  /** Of every response over https. */
  readonly secure: Headers;
  /** Of files whose names change with their content: those below `FRAMEWORK_FOLDER`. */
  readonly hashed: Headers;
  /** Of Markdown pages and their indexes: paths with one of `MARKDOWN_ENDINGS`. */
  readonly markdown: Headers;
  /** Of all files that are not hashed. Static hosts send it by default. */
  readonly others: Headers;
}

/** Name of the header that `hashed` and `others` both have. */
export const CACHE_CONTROL = 'Cache-Control';

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000;

/**
 * Features that neither the site nor a demo uses. Browsers report names that they do not know in the console,
 * so these are only names that they know. `clipboard-write` and `fullscreen` keep their default, the site's
 * own documents and its frames.
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
      'Content-Security-Policy': getHeaderPolicy(Object.values(sandboxes)),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Everything is public, and an edited demo runs in a frame with an opaque origin: all requests are
      // cross-origin.
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
    // Search engines index the pages that these repeat.
    markdown: { 'X-Robots-Tag': 'noindex' },
    others: { [CACHE_CONTROL]: 'public, max-age=0, must-revalidate' },
  };
}

/**
 * The Content-Security-Policy header of every response: what applies to any document, and what only a header
 * can say.
 * @param formTargets addresses to which demos are posted as forms
 */
function getHeaderPolicy(formTargets: readonly string[]): string {
  return writeDirectives({
    'base-uri': [`'none'`],
    'form-action': [`'self'`, ...toOrigins(formTargets).sort()],
    // Pages show their demos in frames.
    'frame-ancestors': [`'self'`],
    'object-src': [`'none'`],
  });
}
