import type { SiteConfig } from '../../../site/shared/site';
import { findAddress } from '../../../export/node/documents/checkLinks';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';

/** An address of another site, with the pages that link to it. */
export interface ExternalLink {
  /** Without an anchor: nobody asks for it. */
  readonly url: string;
  /** Where it is, in the order of the documents, with the address as it is written. */
  readonly places: readonly { readonly document: ExportedDocument; readonly needle: string }[];
}

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^127\.|^\[::1\]$/;

/**
 * The addresses of other sites that pages link to, each once. Left out are links of demos, which are examples, and what
 * the site makes from its own sources: sandboxes, and files and issues of its repository.
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
    for (const needle of new Set(addresses)) {
      if (!/^https?:\/\//.test(needle) || !URL.canParse(needle)) continue;
      const target = new URL(needle);
      if (RESERVED.test(target.hostname) || own.some((start) => needle.startsWith(start))) continue;
      target.hash = '';
      const others = places.get(target.href) ?? [];
      if (!others.some((place) => place.document === document)) {
        places.set(target.href, [...others, { document, needle }]);
      }
    }
  }
  return [...places].map(([href, where]) => ({ url: href, places: where }));
}
