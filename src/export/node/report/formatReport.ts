import { formatDuration } from '../../../base/node/formatDuration.mjs';
import { getWeight, PAGE_TYPES, sum, type PageReport, type SiteReport } from './siteReport';
import { formatBytes, formatCount, formatTable, type Table, type TableStyle } from './table';

/** How many of the heaviest pages a report lists. */
const HEAVIEST = 10;

/** The whole report as text. */
export function formatReport(report: SiteReport, style: TableStyle): string {
  const parts: readonly (readonly [title: string, table: Table])[] = [
    ['Pages by product', tabulateProducts(report)],
    ['Sizes by type of page (compressed in brackets)', tabulateTypes(report)],
    ['Heaviest pages on a first visit, compressed', tabulateHeaviest(report)],
    ['Files', tabulateFiles(report)],
    ['Artefacts', tabulateArtefacts(report)],
  ];
  return parts
    .map(([title, table]) => `${style === 'markdown' ? '### ' : ''}${title}\n\n${formatTable(table, style)}`)
    .join('\n\n');
}

/** The part of the report that a build prints. */
export function formatSummary(report: SiteReport): string {
  return formatTable(tabulateTypes(report), 'plain');
}

/** Types that the report has, in their order. */
export function listTypes(pages: readonly PageReport[]): PageReport['type'][] {
  return PAGE_TYPES.filter((type) => pages.some((page) => page.type === type));
}

/** Pages with the largest weight first. */
export function listHeaviest(pages: readonly PageReport[]): PageReport[] {
  return [...pages].sort((a, b) => getWeight(b) - getWeight(a)).slice(0, HEAVIEST);
}

function tabulateProducts({ pages }: SiteReport): Table {
  const types = listTypes(pages);
  const products = [...new Set(pages.map(({ product }) => product))].sort();
  const toRow = (name: string, own: readonly PageReport[]) => [
    name,
    ...types.map((type) => formatCount(own.filter((page) => page.type === type).length)),
    formatCount(own.length),
  ];
  return {
    head: ['product', ...types, 'all'],
    rows: [
      ...products.map((name) =>
        toRow(
          name,
          pages.filter(({ product }) => product === name),
        ),
      ),
      toRow('all', pages),
    ],
  };
}

function tabulateTypes({ pages }: SiteReport): Table {
  const toRow = (name: string, own: readonly PageReport[]) => [
    name,
    formatCount(own.length),
    formatCount(sum(own, ({ demos }) => demos)),
    formatCount(sum(own, ({ words }) => words)),
    formatSizes(own, ({ html }) => html),
    formatSizes(own, ({ data }) => data),
    formatBytes(sum(own, ({ images }) => images)),
  ];
  const types = listTypes(pages);
  return {
    head: ['type', 'pages', 'demos', 'words', 'HTML', 'page data', 'images'],
    rows: [
      ...types.map((type) =>
        toRow(
          type,
          pages.filter((page) => page.type === type),
        ),
      ),
      toRow('all', pages),
    ],
  };
}

function tabulateHeaviest({ pages }: SiteReport): Table {
  return {
    head: ['page', 'all', 'HTML', 'CSS', 'scripts', 'data, on a navigation'],
    rows: listHeaviest(pages).map((page) => [
      page.path,
      ...[getWeight(page), page.html.transfer, page.css, page.scripts, page.data.transfer].map(formatBytes),
    ]),
  };
}

function tabulateFiles({ files }: SiteReport): Table {
  const toRow = (name: string, own: SiteReport['files']) => [
    name,
    formatCount(sum(own, (one) => one.files)),
    formatBytes(sum(own, ({ size }) => size.bytes)),
    formatBytes(sum(own, ({ size }) => size.transfer)),
    formatCount(sum(own, ({ copies }) => copies.files)),
    formatBytes(sum(own, ({ copies }) => copies.bytes)),
  ];
  return {
    head: ['kind', 'files', 'size', 'as sent', 'compressed copies', 'their size'],
    rows: [...files.map((one) => toRow(one.kind, [one])), toRow('all', files)],
  };
}

function tabulateArtefacts({ artefacts }: SiteReport): Table {
  const toRow = (name: string, own: SiteReport['artefacts']) => [
    name,
    formatCount(sum(own, ({ files }) => files)),
    formatBytes(sum(own, ({ bytes }) => bytes)),
    formatDuration(sum(own, ({ ms }) => ms)),
  ];
  return {
    head: ['artefact', 'files', 'size', 'time'],
    rows: [...artefacts.map((one) => toRow(one.name, [one])), toRow('all', artefacts)],
  };
}

/** `97.5 MB (14.0 MB)` */
function formatSizes(pages: readonly PageReport[], read: (page: PageReport) => PageReport['html']): string {
  const [bytes, transfer] = [sum(pages, (one) => read(one).bytes), sum(pages, (one) => read(one).transfer)];
  return `${formatBytes(bytes)} (${formatBytes(transfer)})`;
}
