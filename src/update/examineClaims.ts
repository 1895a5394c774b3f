import { listUnreadFacts } from '../build/unreadFacts';
import { listContentFiles } from '../build/page/contentFiles';
import { findProductFaults } from '../build/manifests/productFaults';
import { findValueFaults } from '../build/manifests/valueFaults';
import { findContentFaults, readContent } from '../build/page/preflight';
import { readPage } from '../build/page/readPage';
import { loadApi } from '../build/package/loadApi';
import { createSummary } from '../build/package/summary';
import { loadProducts } from '../build/products';
import { checkContent } from '../lint/checkContent';
import { checkTitledFiles } from '../lint/titledFiles/checkTitledFiles';
import type { ExaminationPart } from './examination';

/** Reads the API, and checks what pages say against it. */
export async function examineClaims(): Promise<ExaminationPart> {
  const [products, api] = [await loadProducts(), await loadApi()];
  const pages = listContentFiles(products).map(readPage);
  const content = readContent(products, api);
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
      ...(await findProductFaults()),
      ...findContentFaults(content),
      ...(await findValueFaults(content)),
      ...(await checkContent(pages)),
      ...checkTitledFiles(pages).findings,
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
