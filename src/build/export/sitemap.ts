import type { Page } from '../../model/page';
import type { ExportedDocument } from './exportedDocument';

/** A file of the export that is made from all pages. */
export interface Artefact<Body extends string | Buffer = string> {
  readonly path: string;
  readonly body: Body;
}

/** The pages that search engines and programs may read. */
export function listPublicPages(documents: readonly Pick<ExportedDocument, 'page'>[]): Page[] {
  return documents.flatMap(({ page }) => (page && !page.isHidden ? [page] : []));
}

/** The sitemap of all public pages, and the `robots.txt` with its address. */
export function getSitemap(pages: readonly Pick<ExportedDocument, 'page'>[], siteUrl: string): Artefact[] {
  const urls = listPublicPages(pages)
    .map(({ path }) => `${siteUrl}${path}`)
    .sort()
    .map((url) => `  <url><loc>${url}</loc></url>\n`);
  return [
    {
      path: 'sitemap.xml',
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    },
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
  ];
}
