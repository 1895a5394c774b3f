import type { SiteConfig } from '../../../site/shared/site';

/**
 * The Content-Security-Policy header of every response: what applies to any document. Scripts and styles are
 * listed in the document itself, because they differ from page to page.
 * @param sandboxes addresses to which demos are posted as forms
 */
export function getHeaderPolicy(sandboxes: SiteConfig['sandboxes']): string {
  const receivers = [...new Set(Object.values(sandboxes).map((address) => new URL(address).origin))].sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...receivers],
    // Pages show their demos in frames.
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
