import { createHash } from 'node:crypto';
import type { Services } from '../../../site/shared/services';

/** The code that a document itself contains, character by character. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What else a document may use. */
interface Surroundings {
  /** `demo`: the document of one demo, in whose sandboxed frame edited code runs. */
  readonly kind: 'page' | 'demo';
  readonly services: Partial<Services>;
  /** Addresses to which forms are posted: online sandboxes. */
  readonly formTargets: readonly string[];
}

/** What `disableTransitionOnChange` writes: `DISABLE_CSS_TRANSITION` of `@mui/system/cssVars/createCssVarsProvider`. */
const NO_TRANSITION =
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';

/** Style elements that the libraries add: emotion's, whose rules are inserted one by one, and that of color schemes. */
export const LIBRARY_STYLES = ['', NO_TRANSITION];

/** `default` is that of `base/client/trustedTypes.ts`, `nextjs` the framework's. */
const TRUSTED_TYPES = { 'require-trusted-types-for': [`'script'`], 'trusted-types': ['default', 'nextjs'] };

const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * The Content-Security-Policy of a document: exact, because it names the hashes of the
 * document's own code, and the same on every host. What only a header can say is in `headers.ts`.
 *
 * Trusted Types are required unless the deployment has scripts of others, which do not know them.
 *
 * What stays open, and why: style attributes, because the HTML of the libraries' components has them; images of any
 * host over https, because readers try theirs and ads have them; in documents of demos also `eval`, which runs edited
 * code, inline styles and any connection, because that code may use them in its sandboxed frame.
 */
export function getDocumentPolicy(
  { scripts, styles }: InlineCode,
  { kind, services, formTargets }: Surroundings,
): string {
  const isDemo = kind === 'demo';
  const foreign = getServiceSources(services);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...toHashes(scripts), ...(isDemo ? [`'unsafe-eval'`] : []), ...foreign.scripts],
    'style-src': [`'self'`, ...(isDemo ? [`'unsafe-inline'`] : toHashes([...styles, ...LIBRARY_STYLES]))],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', 'blob:', 'https:'],
    'connect-src': [`'self'`, ...(isDemo ? ['https:'] : []), ...foreign.connections],
    'form-action': [`'self'`, ...toOrigins(formTargets)],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
    ...(isDemo || foreign.scripts.length > 0 ? {} : TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Id of the script that writes the policy of a demo's document. */
export const POLICY_SCRIPT_ID = 'document-policy';

/**
 * The element that gives a document its policy. In the sandboxed frame of a demo, WebKit compares `'self'` with the opaque
 * origin, which no address has: the policy has to name the site's, and the same export is served by any host. So there a
 * script writes it, before which nothing runs; nothing can take back or loosen a policy that has been added.
 */
export function writePolicy(policy: string, kind: Surroundings['kind']): string {
  if (kind === 'page') return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const content = `${JSON.stringify(policy)}.replaceAll("'self'","'self' "+location.origin)`;
  return `<script id="${POLICY_SCRIPT_ID}">document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${content}}))</script>`;
}

/** Sources of other hosts that the services of a deployment need. */
export function getServiceSources({ analyticsId, adScript, adFeed, feedbackEndpoint }: Partial<Services>): {
  scripts: readonly string[];
  connections: readonly string[];
} {
  const analytics = analyticsId ? ANALYTICS : { scripts: [], connections: [] };
  return {
    scripts: [...analytics.scripts, ...toOrigins([adScript])],
    connections: [...analytics.connections, ...toOrigins([adScript, adFeed, feedbackEndpoint])],
  };
}

/** Sources that allow these texts and no others. */
function toHashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Origins of the addresses that are given and lie on other hosts. */
function toOrigins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address && !address.startsWith('/') ? [new URL(address).origin] : [],
  );
}
