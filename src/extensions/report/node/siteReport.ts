import { z } from 'zod';
import { parseJson } from '../../../base/shared/unknownData';

/** Repository path of the report that a build writes, beside the site: it is not published. */
export const REPORT_FILE = '.cache/report.json';

/**
 * Types of documents. `tool`: a guide with an interactive part of the site; `other`: the not-found page etc.
 */
export const PAGE_TYPES = ['landing', 'guide', 'component', 'tool', 'API', 'demo', 'other'] as const;

/** Bytes of a file, and of what a browser receives of it: compressed with Brotli where that is smaller. */
const size = z.object({ bytes: z.number(), transfer: z.number() });

const pageReport = z.object({
  path: z.string(),
  product: z.string(),
  type: z.enum(PAGE_TYPES),
  /** In what authors have written, without code blocks and demos. */
  words: z.number(),
  demos: z.number(),
  html: size,
  /** What a navigation within the site fetches instead of the HTML. */
  data: size,
  /** Compressed style sheets. */
  css: z.number(),
  /** Compressed scripts: the start program, and the framework that it fetches in idle time. */
  scripts: z.number(),
  /** Pictures in the page. */
  images: z.number(),
});

const fileReport = z.object({
  kind: z.string(),
  files: z.number(),
  size,
  /** Compressed copies in both formats. Older reports do not have them. */
  copies: z.object({ files: z.number(), bytes: z.number() }).default({ files: 0, bytes: 0 }),
  /** The largest file, by its uncompressed size. Older reports do not have it. */
  largest: z.object({ path: z.string(), bytes: z.number() }).default({ path: '', bytes: 0 }),
});

/** Files that are derived from all pages, and how long that took; bytes without compressed copies. */
const artefactReport = z.object({
  name: z.string(),
  ms: z.number(),
  files: z.number(),
  bytes: z.number(),
});

const siteReport = z.object({
  pages: z.array(pageReport),
  files: z.array(fileReport),
  /** Older reports have none. */
  artefacts: z.array(artefactReport).default([]),
});

export type PageType = (typeof PAGE_TYPES)[number];
export type Size = z.infer<typeof size>;
/** A document of the export. */
export type PageReport = z.infer<typeof pageReport>;
/** All files of a kind in the export; `files` and `size` without compressed copies. */
export type FileReport = z.infer<typeof fileReport>;
/** What a build has produced. Everything else in a printed report is computed from it. */
export type SiteReport = z.infer<typeof siteReport>;

/**
 * Reads a report that a build has written.
 * @param file for the message
 * @throws Error when it is not a report of this version
 */
export function parseSiteReport(text: string, file: string): SiteReport {
  const result = siteReport.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw new Error(`${file} is not a report of this version. Run npm run build there, which writes one.`);
}

/** What a first visit to a page fetches, compressed: HTML, CSS and scripts, without pictures and fonts. */
export function getWeight({ html, css, scripts }: PageReport): number {
  return html.transfer + css + scripts;
}

/** The sum of one figure over a list. */
export function sum<T>(list: readonly T[], read: (one: T) => number): number {
  return list.reduce((total, one) => total + read(one), 0);
}
