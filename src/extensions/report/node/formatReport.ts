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

/** What a row of a table sums up, by the row's name. */
type Groups<T> = readonly (readonly [name: string, own: readonly T[]])[];

function groupPages<Key extends 'product' | 'type'>(
  pages: readonly PageReport[],
  key: Key,
  names: readonly PageReport[Key][],
): Groups<PageReport> {
  return names.map((name) => [name, pages.filter((page) => page[key] === name)]);
}

/** A table with the figures of each group, and of all groups together. */
function tabulate<T>(
  head: readonly string[],
  groups: Groups<T>,
  toFigures: (own: readonly T[]) => readonly string[],
): Table {
  const all = ['all', groups.flatMap(([, own]) => own)] as const;
  return { head, rows: [...groups, all].map(([name, own]) => [name, ...toFigures(own)]) };
}

function tabulateProducts({ pages }: SiteReport): Table {
  const types = listTypes(pages);
  const products = [...new Set(pages.map(({ product }) => product))].sort();
  return tabulate(['product', ...types, 'all'], groupPages(pages, 'product', products), (own) => [
    ...types.map((type) => formatCount(own.filter((page) => page.type === type).length)),
    formatCount(own.length),
  ]);
}

function tabulateTypes({ pages }: SiteReport): Table {
  const head = ['type', 'pages', 'demos', 'words', 'HTML', 'page data', 'images'];
  return tabulate(head, groupPages(pages, 'type', listTypes(pages)), (own) => [
    formatCount(own.length),
    formatCount(sum(own, ({ demos }) => demos)),
    formatCount(sum(own, ({ words }) => words)),
    formatSizes(own, ({ html }) => html),
    formatSizes(own, ({ data }) => data),
    formatBytes(sum(own, ({ images }) => images)),
  ]);
}

/** Pages with the largest weight first. */
function tabulateHeaviest({ pages }: SiteReport): Table {
  const heaviest = pages.toSorted((a, b) => getWeight(b) - getWeight(a)).slice(0, HEAVIEST);
  return {
    head: ['page', 'all', 'HTML', 'CSS', 'scripts', 'data, on a navigation'],
    rows: heaviest.map((page) => [
      page.path,
      ...[getWeight(page), page.html.transfer, page.css, page.scripts, page.data.transfer].map(formatBytes),
    ]),
  };
}

function tabulateFiles({ files }: SiteReport): Table {
  const head = ['kind', 'files', 'size', 'as sent', 'compressed copies', 'their size'];
  const groups = files.map((one) => [one.kind, [one]] as const);
  return tabulate(head, groups, (own) => [
    formatCount(sum(own, (one) => one.files)),
    formatBytes(sum(own, ({ size }) => size.bytes)),
    formatBytes(sum(own, ({ size }) => size.transfer)),
    formatCount(sum(own, ({ copies }) => copies.files)),
    formatBytes(sum(own, ({ copies }) => copies.bytes)),
  ]);
}

function tabulateArtefacts({ artefacts }: SiteReport): Table {
  const groups = artefacts.map((one) => [one.name, [one]] as const);
  return tabulate(['artefact', 'files', 'size', 'time'], groups, (own) => [
    formatCount(sum(own, ({ files }) => files)),
    formatBytes(sum(own, ({ bytes }) => bytes)),
    formatDuration(sum(own, ({ ms }) => ms)),
  ]);
}

/** `97.5 MB (14.0 MB)` */
function formatSizes(pages: readonly PageReport[], read: (page: PageReport) => PageReport['html']): string {
  const [bytes, transfer] = [sum(pages, (one) => read(one).bytes), sum(pages, (one) => read(one).transfer)];
  return `${formatBytes(bytes)} (${formatBytes(transfer)})`;
}
