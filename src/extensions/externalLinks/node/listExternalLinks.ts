import type { SiteConfig } from '../../../site/shared/site';
import { findAddress } from '../../../export/node/documents/checkLinks';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';

/** An address of another site, with the pages that link to it. */
export interface ExternalLink {
  /** Without a fragment, which is never sent to a server. */
  readonly url: string;
  /** The documents that link to it, in their order, with the address as written there. */
  readonly places: readonly { readonly document: ExportedDocument; readonly address: string }[];
}

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^127\.|^\[::1\]$/;

/**
 * The addresses of other sites that pages link to, each once. Excludes links in demos, which are examples,
 * and addresses that the site generates itself: sandboxes, and files and issues of its repository.
 */
export function listExternalLinks(
  documents: readonly ExportedDocument[],
  { url, repository, sandboxes }: Pick<SiteConfig, 'url' | 'repository' | 'sandboxes'>,
): ExternalLink[] {
  const own = [url, ...(repository === null ? [] : [`${repository}/`]), ...Object.values(sandboxes)];
  const places = new Map<string, ExternalLink['places']>();
  for (const document of documents.filter(({ page }) => page !== null)) {
    const addresses = document.elements
      .filter(({ isInDemo }) => !isInDemo)
      .flatMap((element) => findAddress(element) ?? []);
    for (const address of new Set(addresses)) {
      if (!/^https?:\/\//.test(address) || !URL.canParse(address)) continue;
      const target = new URL(address);
      if (RESERVED.test(target.hostname) || own.some((start) => address.startsWith(start))) continue;
      target.hash = '';
      const others = places.get(target.href) ?? [];
      if (!others.some((place) => place.document === document)) {
        places.set(target.href, [...others, { document, address }]);
      }
    }
  }
  return [...places].map(([href, where]) => ({ url: href, places: where }));
}
