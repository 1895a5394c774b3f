import { site } from '../../../data/site';
import { findOwner, loadProducts } from '../../site/node/products';
import type { Artefact, ExportedSite, ExportFile } from './documents/artefact';
import { getSitemap } from './documents/sitemap';
import { writeExportedDocument } from './documents/writeExportedDocument';
import { getStartScript, START_SCRIPT } from './startScript';
import { describePage, writeStructuredData } from './structuredData';

/** What every site has. */
export const artefacts: readonly Artefact[] = [
  { name: START_SCRIPT, stage: 'documents', make: async () => [await getStartScript()] },
  { name: 'documents', stage: 'documents', needs: [START_SCRIPT], make: writeDocuments },
  { name: 'sitemap', stage: 'derived', make: ({ documents }) => getSitemap(documents, site.url) },
];

async function writeDocuments({ documents, getFile }: ExportedSite): Promise<Iterable<ExportFile>> {
  const manifests = await loadProducts();
  const startScript = `/${getFile(START_SCRIPT).path}`;
  // One at a time: all of them are 250 MB.
  return (function* () {
    for (const document of documents) {
      const { page, file } = document;
      const things = page && !page.isHidden ? describePage(page, findOwner(page.path, manifests), site) : [];
      const structuredData = things.length > 0 ? writeStructuredData(things) : '';
      const body = writeExportedDocument(document, startScript, structuredData);
      yield { path: file, body };
      // Static hosts look for this name; Next writes only the folder when the page has data of its own.
      if (file === '404/index.html') yield { path: '404.html', body };
    }
  })();
}
