import { listUnreadFacts } from '../../../content/node/preflight/unreadFacts';
import { listContentFiles } from '../../../content/node/reader/contentFiles';
import { findProductDiagnostics } from '../../../content/node/preflight/productDiagnostics';
import { findValueDiagnostics } from '../../../content/node/preflight/valueDiagnostics';
import { findContentDiagnostics, readContent } from '../../../content/node/preflight/preflight';
import { readPage } from '../../../content/node/reader/readPage';
import { loadApi } from '../../../api/node/packages/loadApi';
import { createSummary } from '../../../api/node/packages/summary';
import { loadProducts } from '../../../site/node/products';
import { checkContent } from '../../../content/node/checkContent';
import { checkTitledFiles } from '../../../content/node/titledFiles/checkTitledFiles';
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
      ...(await findProductDiagnostics()),
      ...findContentDiagnostics(content),
      ...(await findValueDiagnostics(content)),
      ...(await checkContent(pages)),
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
