import { listTypes } from './formatReport';
import { getWeight, sum, type PageReport, type SiteReport } from './siteReport';
import { formatBytes, formatChange, formatCount, formatTable } from './table';

/** How many pages a comparison names. */
const NAMED = 10;

/** A figure of two reports. */
interface Figure {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly format: (value: number) => string;
}

/**
 * The differences between the reports of two builds, as Markdown: site figures, then the most changed pages.
 */
export function compareReports(before: SiteReport, after: SiteReport): string {
  const figures = toTable(listFigures(before, after), 'site');
  const pages = toTable(listPages(before, after), 'page on a first visit, compressed');
  return [figures, pages].filter(Boolean).join('\n\n') || 'Nothing has changed in number or size.';
}

function listFigures(before: SiteReport, after: SiteReport): Figure[] {
  const compare = (name: string, format: Figure['format'], read: (report: SiteReport) => number) => ({
    name,
    before: read(before),
    after: read(after),
    format,
  });
  const types = listTypes([...before.pages, ...after.pages]);
  const kinds = new Set([...before.files, ...after.files].map(({ kind }) => kind));
  const ofType = (type: string, { pages }: SiteReport) => pages.filter((page) => page.type === type);
  const ofKind = (kind: string, { files }: SiteReport) => files.filter((one) => one.kind === kind);
  return [
    compare('demos', formatCount, ({ pages }) => sum(pages, ({ demos }) => demos)),
    compare('words', formatCount, ({ pages }) => sum(pages, ({ words }) => words)),
    ...types.flatMap((type) => [
      compare(`${type}: pages`, formatCount, (report) => ofType(type, report).length),
      compare(`${type}: mean weight`, formatBytes, (report) => getMeanWeight(ofType(type, report))),
    ]),
    compare('files', formatCount, ({ files }) => sum(files, (one) => one.files)),
    compare('files of compressed copies', formatCount, ({ files }) =>
      sum(files, ({ copies }) => copies.files),
    ),
    compare('size', formatBytes, ({ files }) => sum(files, ({ size }) => size.bytes)),
    compare('size of compressed copies', formatBytes, ({ files }) =>
      sum(files, ({ copies }) => copies.bytes),
    ),
    ...[...kinds].flatMap((kind) => [
      compare(`${kind}: files`, formatCount, (report) => sum(ofKind(kind, report), ({ files }) => files)),
      compare(`${kind}: as sent`, formatBytes, (report) =>
        sum(ofKind(kind, report), ({ size }) => size.transfer),
      ),
    ]),
  ].filter((figure) => figure.before !== figure.after);
}

function getMeanWeight(pages: readonly PageReport[]): number {
  return pages.length === 0 ? 0 : Math.round(sum(pages, getWeight) / pages.length);
}

/** The pages whose weight has changed most; a page that is in only one report weighs nothing in the other. */
function listPages(before: SiteReport, after: SiteReport): Figure[] {
  const toWeights = ({ pages }: SiteReport) => new Map(pages.map((page) => [page.path, getWeight(page)]));
  const [old, now] = [toWeights(before), toWeights(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? 0, after: now.get(name) ?? 0, format: formatBytes }))
    .filter((page) => page.before !== page.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, NAMED);
}

/** Empty without figures. */
function toTable(figures: readonly Figure[], subject: string): string {
  if (figures.length === 0) return '';
  const rows = figures.map(({ name, before, after, format }) => [
    name,
    before === 0 ? '' : format(before),
    after === 0 ? '' : format(after),
    formatChange(after - before, format),
  ]);
  return formatTable({ head: [subject, 'before', 'after', 'change'], rows }, 'markdown');
}
