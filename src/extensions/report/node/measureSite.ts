import { API_SECTION, type Page, type Segment } from '../../../page/shared/page';
import type { ProductEntry } from '../../../site/shared/product';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';
import { readStoredFiles, sumKinds } from './measureFiles';
import { sum, type PageType, type SiteReport, type Size } from './siteReport';

const NOTHING: Size = { bytes: 0, transfer: 0 };

/**
 * Measures a finished export.
 * @param folder of the export, with its compressed files
 * @param startScript public path of the program that all pages run first
 */
export function measureSite(
  documents: readonly ExportedDocument[],
  products: readonly ProductEntry[],
  folder: string,
  startScript: string,
): Omit<SiteReport, 'artefacts'> {
  const files = readStoredFiles(folder);
  const [dataFolder = ''] = [...files.keys()].flatMap((file) => /^_next\/data\/[^/]+/.exec(file) ?? []);
  const getSize = (file: string) => files.get(file.replace(/^\//, ''))?.size ?? NOTHING;
  const measure = (document: ExportedDocument) => {
    const { file, elements, scripts } = document;
    const { page, demo } = document.inlineData.props.pageProps;
    const address = `/${file.replace(/index\.html$/, '')}`;
    const styles = elements.flatMap(({ tag, attributes: { rel, href } }) =>
      tag === 'link' && rel === 'stylesheet' && href ? [href] : [],
    );
    const pictures = elements.flatMap(({ tag, attributes: { src } }) => (tag === 'img' && src ? [src] : []));
    const programs = [startScript, ...scripts.flatMap(({ attributes: { src } }) => src ?? [])];
    const transfer = (paths: readonly string[]) => sum([...new Set(paths)], (one) => getSize(one).transfer);
    return {
      path: address,
      product: findProduct(address, (page ?? demo)?.module ?? '', products),
      type: page ? findType(page) : demo ? ('demo' as const) : ('other' as const),
      words: page?.file ? countWords(page.segments) : 0,
      demos: page ? sum(page.segments, countDemos) : 0,
      html: getSize(file),
      data: getSize(`${dataFolder}/${file.replace(/(?:\/index)?\.html$/, '.json')}`),
      css: transfer(styles),
      scripts: transfer(programs),
      images: transfer(pictures),
    };
  };
  const pages = documents.map(measure).sort((a, b) => (a.path < b.path ? -1 : 1));
  return { pages, files: sumKinds([...files.values()]) };
}

/** Id of a document's product: API pages have no module. */
function findProduct(address: string, module: string, products: readonly ProductEntry[]): string {
  const [id = ''] = module.split('/');
  return id || (products.find(({ root }) => address.startsWith(`${root}/`))?.id ?? '-');
}

function findType({ layout, file, headings, segments }: Page): PageType {
  if (file === null) return 'API';
  if (layout === 'landing' || segments.some(({ kind }) => kind === 'hero')) return 'landing';
  if (headings.some(({ id }) => id === API_SECTION.id)) return 'component';
  return segments.some(({ kind }) => kind === 'tool') ? 'tool' : 'guide';
}

/** Number of words in the text of a page. */
function countWords(segments: readonly Segment[]): number {
  return sum(segments, (segment) => {
    if (segment.kind !== 'html' && segment.kind !== 'hero') return 0;
    const text = (segment.html ?? '').replace(/<pre[\s>].*?<\/pre>|<[^>]*>|&\w+;/gs, ' ');
    return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  });
}

/** Number of demos of the page itself; a showcase has those of other pages. */
function countDemos(segment: Segment): number {
  const demo = segment.kind === 'demo' || segment.kind === 'hero' ? segment.demo : null;
  return demo && demo.from === undefined ? 1 : 0;
}
