import { createHash } from 'node:crypto';
import type { Services } from '../../../site/shared/services';

/** The inline code of a document, verbatim. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What else the policy of a document depends on. */
interface PolicyContext {
  /** `demo`: the document of one demo, in whose sandboxed frame edited code runs. */
  readonly kind: 'page' | 'demo';
  readonly services: Partial<Services>;
  /** Addresses to which forms are posted: online sandboxes. */
  readonly formTargets: readonly string[];
}

/**
 * What `disableTransitionOnChange` writes: `DISABLE_CSS_TRANSITION` in
 * `@mui/system/cssVars/createCssVarsProvider`.
 */
const NO_TRANSITION =
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';

/**
 * Contents of style elements that the libraries add: emotion's, which are empty because rules are inserted
 * one by one, and that of a change of color scheme.
 */
export const LIBRARY_STYLES = ['', NO_TRANSITION];

/** `default` is the policy of `base/client/trustedTypes.ts`, `nextjs` the framework's. */
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
 * The Content-Security-Policy of a document: strict, because it lists the hashes of the document's own code,
 * and the same on every host. A header says only what no document can.
 *
 * Trusted Types are required unless the deployment has third-party scripts, which do not support them.
 *
 * What stays allowed, and why: style attributes, because components of the libraries render them; images from
 * any host over https, because readers try their own and ads have some; in documents of demos also `eval`,
 * which runs edited code, inline styles and any connection, because that code may use them in its sandboxed
 * frame.
 */
export function getDocumentPolicy(
  { scripts, styles }: InlineCode,
  { kind, services, formTargets }: PolicyContext,
): string {
  const isDemo = kind === 'demo';
  const thirdParty = getServiceSources(services);
  return writeDirectives({
    'default-src': [`'self'`],
    'script-src': [
      `'self'`,
      ...toHashes(scripts),
      ...(isDemo ? [`'unsafe-eval'`] : []),
      ...thirdParty.scripts,
    ],
    'style-src': [`'self'`, ...(isDemo ? [`'unsafe-inline'`] : toHashes([...styles, ...LIBRARY_STYLES]))],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', 'blob:', 'https:'],
    'connect-src': [`'self'`, ...(isDemo ? ['https:'] : []), ...thirdParty.connections],
    'form-action': [`'self'`, ...toOrigins(formTargets)],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
    ...(isDemo || thirdParty.scripts.length > 0 ? {} : TRUSTED_TYPES),
  });
}

/** A policy, from the sources of each directive. */
export function writeDirectives(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Id of the script that writes the policy of a demo's document. */
export const POLICY_SCRIPT_ID = 'document-policy';

/**
 * The element that sets the policy of a document. In the sandboxed frame of a demo, WebKit compares `'self'`
 * with the opaque origin, which matches no address: the policy has to name the site's origin, but any host
 * may serve the export. There, a script adds the policy before any other code runs; a policy that has been
 * added cannot be removed or loosened.
 */
export function writePolicy(policy: string, kind: PolicyContext['kind']): string {
  if (kind === 'page') return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const content = `${JSON.stringify(policy)}.replaceAll("'self'","'self' "+location.origin)`;
  return `<script id="${POLICY_SCRIPT_ID}">document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${content}}))</script>`;
}

/** Sources on other hosts that the services of a deployment need. */
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

/** Sources that allow exactly these texts. */
export function toHashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Origins of the addresses that are set and are on other hosts. */
export function toOrigins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address && !address.startsWith('/') ? [new URL(address).origin] : [],
  );
}
