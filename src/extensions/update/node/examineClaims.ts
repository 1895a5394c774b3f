import { listUnreadFacts } from '../../../content/node/facts/unreadFacts';
import { listContentFiles } from '../../../content/node/reader/contentFiles';
import { findProductDiagnostics } from '../../../site/node/manifests/productDiagnostics';
import { readSiteContent } from '../../../content/node/facts/siteContent';
import { listRules } from '../../../content/node/rules';
import { loadApi } from '../../../api/node/packages/loadApi';
import { createSummary } from './summary';
import { loadProducts } from '../../../site/node/products';
import { checkContent } from '../../../content/node/checkContent';
import { checkTitledFiles } from '../../../content/node/titledFiles/checkTitledFiles';
import type { ExaminationPart } from './examination';

/** Reads the API, and checks what pages say against it. */
export async function examineClaims(): Promise<ExaminationPart> {
  const [products, api] = [await loadProducts(), await loadApi()];
  const site = readSiteContent(products, api);
  const files = new Set(listContentFiles(products));
  const shown = site.pages.filter(({ page }) => files.has(page.file));
  const pages = shown.map(({ page }) => page);
  const names = new Map(
    [...api.components, ...api.hooks, ...api.interfaces].map((it) => [
      `${it.section} ${it.name}`,
      it.pathname,
    ]),
  );
  const pathnames = new Set(names.values());
  return {
    api: createSummary(api).pages,
    unread: [...(await listUnreadFacts())],
    claims: [
      ...(await findProductDiagnostics()),
      ...checkContent(site, site.pages, await listRules('build')),
      ...checkContent(site, shown, await listRules('ci')),
      ...checkTitledFiles(pages).diagnostics,
    ],
    guides: pages.map(({ file, section, documentedNames, hrefs }) => {
      const documented = documentedNames.flatMap(({ name }) => names.get(`${section} ${name}`) ?? []);
      const linked = hrefs
        .map(({ href }) => href.replace(/[?#].*$/, ''))
        .filter((href) => pathnames.has(href));
      return { file, documents: [...new Set([...documented, ...linked])] };
    }),
  };
}
