import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isWorkerOff } from '../../../data/services';
import { otherProducts } from '../../../data/otherProducts';
import { products } from '../../../data/products';
import { formerAddresses } from '../../../data/redirects';
import { releases } from '../../../data/releases';
import { site } from '../../../data/site';
import { getHeaders } from './policy/headers';
import { getServerConfigurations } from '../../extensions/hosts/node/serverConfigurations';
import { getStaticHostFiles } from '../../extensions/hosts/node/staticHostFiles';
import { findDeadRedirects } from './redirects/deadRedirects';
import { getRedirects } from './redirects/redirects';
import { loadApi } from '../../api/node/packages/loadApi';
import { OFFLINE_FOLDER } from '../../extensions/offline/shared/offline';
import { getMarkdownPath } from '../../page/shared/pageFiles';
import type { Page } from '../../page/shared/page';
import { findOwner, loadProducts } from '../../site/node/products';
import { getOfflineFiles } from '../../extensions/offline/node/getOfflineFiles';
import { measureSite } from './report/measureSite';
import type { SiteReport } from './report/siteReport';
import { getApiCards } from '../../api/node/cards/apiCards';
import { findDeadLinks, findDuplicateIds, listTargets, type PageFault } from './documents/checkLinks';
import { COMPRESSION, compressFiles } from './compress';
import { completeDocuments } from './demoDocuments';
import { parseExportedDocument, type ExportedDocument } from './documents/exportedDocument';
import { readShippedPackages } from '../../extensions/licenses/node/shippedPackages';
import { findPlace } from './documents/findPlace';
import { getFeeds } from '../../extensions/feeds/node/feeds';
import { getNotices } from '../../extensions/licenses/node/notices';
import { BEGUN_MARK, COMPLETE_MARK, HOSTING_STAGING, OUT, publish, STAGING } from './documents/publish.mjs';
import { getSbom } from '../../extensions/licenses/node/sbom';
import { getServiceWorker, listPages } from '../../extensions/offline/node/serviceWorker';
import { getStartScript } from './startScript';
import { describePage, writeStructuredData } from './structuredData';
import { getSitemap, listPublicPages, type Artefact } from './documents/sitemap';
import { writeExportedDocument } from './documents/writeExportedDocument';

/** What an export is made of; sizes in bytes. */
interface ExportSummary {
  readonly pages: number;
  /** Of all files but those that are compressed. */
  readonly size: number;
  /** Of the compressed ones beside them. */
  readonly compressedSize: number;
  readonly report: SiteReport;
}

/**
 * Checks the output of `next build`, adds the files that are made from all pages, and replaces
 * `out/` by it, and `hosting/` by the configurations of servers. A fault leaves both unchanged.
 * @param getImages pictures that the metadata of pages name
 * @param getFurtherFiles files that need more than the pages, given a test for public paths of the site, and the pages
 * @throws Error with file, line and cure of every fault
 */
export async function completeExport(
  getImages: (pages: readonly Page[]) => Promise<readonly Artefact<Buffer>[]>,
  getFurtherFiles: (
    hasPage: (publicPath: string) => boolean,
    documents: readonly ExportedDocument[],
  ) => Promise<readonly Artefact[]>,
): Promise<ExportSummary> {
  if (!existsSync(STAGING)) {
    throw new Error(
      'There is nothing to export: .export/ is missing. Run next build first, or npm run build.',
    );
  }
  if (existsSync(path.join(STAGING, BEGUN_MARK))) {
    throw new Error('.export/ was left half done. Run npm run build.');
  }
  const { documents, files, obsolete } = completeDocuments(readDocuments());
  files.forEach((file) => write(file));
  obsolete.forEach((file) => rmSync(path.join(STAGING, file), { recursive: true, force: true }));
  // Pages link to these.
  const packages = readShippedPackages();
  const feeds = getFeeds([...products, ...otherProducts], releases, site);
  const images = await getImages(documents.flatMap(({ page }) => page ?? []));
  [getNotices(packages), getSbom(packages), ...feeds, ...images].forEach((file) => write(file));
  const madeLater = new Set(listPublicPages(documents).map(({ path }) => getMarkdownPath(path)));
  const hasFile = (file: string) => madeLater.has(file) || isFile(file);
  const redirects = getRedirects(documents, formerAddresses);
  const faults = [
    ...[...findDeadLinks(documents, site.url, hasFile), ...findDuplicateIds(documents)].map(describeFault),
    ...findDeadRedirects(redirects, listTargets(documents)),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(path.join(STAGING, BEGUN_MARK), '');
  const startScript = await getStartScript();
  write(startScript);
  const manifests = await loadProducts();
  for (const document of documents) {
    const { page } = document;
    const things = page && !page.isHidden ? describePage(page, findOwner(page.path, manifests), site) : [];
    const structuredData = things.length > 0 ? writeStructuredData(things) : '';
    const body = writeExportedDocument(document, `/${startScript.path}`, structuredData);
    write({ path: document.file, body });
  }
  // Static hosts look for this name; Next writes only the folder when the page has data of its own.
  copyFileSync(path.join(STAGING, '404/index.html'), path.join(STAGING, '404.html'));
  const further = await getFurtherFiles(
    (publicPath) => isFile(path.join(publicPath, 'index.html')),
    documents,
  );
  const headers = getHeaders(site);
  [
    ...getSitemap(documents, site.url),
    ...getStaticHostFiles(headers, redirects),
    ...getServiceWorker(
      [...documents.map(({ html }) => html), startScript.body],
      isWorkerOff,
      listPages(documents, products, site.name),
    ),
    ...(await getApiCards(documents, loadApi)),
    ...further,
  ].forEach((file) => write(file));
  getServerConfigurations(headers, redirects).forEach((file) => write(file, HOSTING_STAGING));
  const sizes = await compressFiles(STAGING, isCompressedAlike(OUT) ? OUT : null);
  // They say how large the compressed files are.
  getOfflineFiles(documents, products, STAGING, [`/${startScript.path}`]).forEach((file) => write(file));
  await compressFiles(path.join(STAGING, OFFLINE_FOLDER));
  const report = measureSite(documents, products, STAGING, `/${startScript.path}`);
  writeFileSync(path.join(STAGING, BEGUN_MARK), `${documents.length} pages\n${COMPRESSION}\n`);
  renameSync(path.join(STAGING, BEGUN_MARK), path.join(STAGING, COMPLETE_MARK));
  publish();
  return { pages: documents.length, ...sizes, report };
}

function write({ path: file, body }: Artefact<string | Buffer>, folder = STAGING): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), body);
}

function isFile(file: string): boolean {
  return statSync(path.join(STAGING, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether an export is complete, and its files were compressed as this one's will be. */
function isCompressedAlike(folder: string): boolean {
  const mark = path.join(folder, COMPLETE_MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8').includes(COMPRESSION);
}

function readDocuments(): ExportedDocument[] {
  return readdirSync(STAGING, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => parseExportedDocument(file, readFileSync(path.join(STAGING, file), 'utf8')));
}

/** `data/…/button.mdx:12: reason`. */
function describeFault({ document, reason, needle }: PageFault): string {
  const { file, line } = findPlace(document, needle);
  const hint = line === null ? ' (not in the page’s own text: look in the menu, or in its demos)' : '';
  return `${file}:${line ?? 1}: ${reason}${hint}`;
}
