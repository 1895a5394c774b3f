import { explainDeadLink, type LinkTargets } from '../../../base/node/deadLink';
import type { ExportedDocument, ExportedElement } from './exportedDocument';

/** A diagnostic about a page, with the text that causes it, by which its line in the source is found. */
export interface PageDiagnostic {
  readonly document: ExportedDocument;
  readonly reason: string;
  readonly searchText: string;
}

/**
 * Finds dead links: to a page or file that is not exported, or to an anchor that the page does not have.
 * Includes pictures and the metadata for browsers, search engines and social networks.
 * @param siteUrl the site's public address, with which addresses in metadata begin
 * @param hasFile whether the export has a file at a path
 */
export function findDeadLinks(
  documents: readonly ExportedDocument[],
  siteUrl: string,
  hasFile: (path: string) => boolean,
): PageDiagnostic[] {
  const targets = listTargets(documents);
  return documents.flatMap((document) =>
    listLinks(document, siteUrl).flatMap((href): PageDiagnostic[] => {
      const reason = explainDeadLink(href, toPath(document), targets, hasFile);
      if (reason === null) return [];
      return [{ document, searchText: href, reason: `Link to ${href}: ${reason} Correct or remove it.` }];
    }),
  );
}

/** The exported pages, with the ids that a link may point to. */
export function listTargets(documents: readonly ExportedDocument[]): LinkTargets {
  return new Map(
    documents.map((document) => [toPath(document), new Set(listIds(listOwnElements(document)))] as const),
  );
}

/** Finds ids that occur more than once on a page, including those of demos. */
export function findDuplicateIds(documents: readonly ExportedDocument[]): PageDiagnostic[] {
  return documents.flatMap((document) => {
    const seen = new Set<string>();
    return listIds(document.elements).flatMap((id): PageDiagnostic[] => {
      if (seen.has(id)) {
        return [{ document, searchText: id, reason: `The id "${id}" occurs more than once on the page.` }];
      }
      seen.add(id);
      return [];
    });
  });
}

/** The elements of a page without those of its demos, which are examples. */
function listOwnElements({ elements }: ExportedDocument): ExportedElement[] {
  return elements.filter(({ isInDemo }) => !isInDemo);
}

function toPath({ file }: ExportedDocument): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

/** The addresses of a page, each once; those of this site are paths. */
function listLinks(document: ExportedDocument, siteUrl: string): string[] {
  const hrefs = listOwnElements(document).flatMap((element) => {
    const address = findAddress(element);
    if (address === undefined) return [];
    return [address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address];
  });
  return [...new Set(hrefs)];
}

/** The address in an element: a link, a picture, or metadata. */
export function findAddress({ tag, attributes }: ExportedElement): string | undefined {
  switch (tag) {
    case 'a':
    case 'link':
      return attributes.href;
    case 'img':
      return attributes.src;
    case 'meta':
      return SOCIAL_ADDRESSES.test(attributes.property ?? attributes.name ?? '')
        ? attributes.content
        : undefined;
    default:
      return undefined;
  }
}

const SOCIAL_ADDRESSES = /^(?:og|twitter):(?:url|image)$/;

function listIds(elements: readonly ExportedElement[]): string[] {
  return elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
}
