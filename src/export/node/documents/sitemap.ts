import type { Page } from '../../../page/shared/page';
import type { ExportFile } from './artefact';
import type { ExportedDocument } from './exportedDocument';

/** The pages that search engines and programs may read. */
export function listPublicPages(documents: readonly Pick<ExportedDocument, 'page'>[]): Page[] {
  return documents.flatMap(({ page }) => (page && !page.isHidden ? [page] : []));
}

/**
 * The sitemap of all public pages, and the `robots.txt` with its address. The same for every deployment: a
 * preview names the addresses of `site.url`, as its canonical links do, and search engines must read it to
 * see these.
 */
export function getSitemap(pages: readonly Pick<ExportedDocument, 'page'>[], siteUrl: string): ExportFile[] {
  const urls = listPublicPages(pages)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, history }) => {
      const change = history ? `<lastmod>${history.updated}</lastmod>` : '';
      return `  <url><loc>${siteUrl}${path}</loc>${change}</url>\n`;
    });
  return [
    {
      path: 'sitemap.xml',
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    },
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
  ];
}
