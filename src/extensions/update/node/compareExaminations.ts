import { formatFinding, sortFindings, type Finding } from '../../../base/node/finding';
import { diffSummaries } from '../../../api/node/packages/summary';
import type { Examination } from './examination';

/** What a trial has shown: what the update would change, and what has to be done. */
export interface UpdateFindings {
  /** Sentences about parts of the examination that the update makes impossible. */
  readonly failed: readonly string[];
  /** The difference of the API, a line each. */
  readonly api: readonly string[];
  /** Sentences in pages, code in them and front matter that no longer hold. */
  readonly claims: readonly Finding[];
  readonly compilation: readonly Finding[];
  /** Demos that the build could not render, or that crash in a document, and what they print. */
  readonly rendering: readonly Finding[];
  /** Uses, in demos, of what was not deprecated before. */
  readonly deprecations: readonly Finding[];
  readonly sizes: readonly SizeChange[];
  /** Guides that document what has changed, or link to it. */
  readonly guides: readonly GuideToRead[];
  /** Facts that pages would be without. */
  readonly unread: readonly string[];
}

/** A size that differs by more than `SIZE_TOLERANCE`. */
export interface SizeChange {
  /** Package and export: `@mui/material Button`. */
  readonly name: string;
  /** Bytes after gzip. */
  readonly before: number;
  readonly after: number;
}

/** A guide with the API pages that have changed. */
export interface GuideToRead {
  /** Repository path. */
  readonly file: string;
  readonly changed: readonly string[];
}

/** What a size may change by without being told, as a share of the size before. */
export const SIZE_TOLERANCE = 0.05;

/** Compares a copy of the site with its trial. What was wrong before is nobody's news. */
export function compareExaminations(before: Examination, after: Examination): UpdateFindings {
  const changed = listChangedPages(before.api, after.api);
  return {
    failed: [],
    api: diffSummaries({ pages: before.api }, { pages: after.api }),
    claims: listNew(before.claims, after.claims),
    compilation: listNew(before.compilation, after.compilation),
    rendering: sortFindings([
      ...listNew(before.rendering, after.rendering),
      ...listNew(before.mounting, after.mounting),
    ]),
    deprecations: listNew(before.deprecations, after.deprecations),
    sizes: compareSizes(before.sizes, after.sizes),
    guides: before.guides.flatMap(({ file, documents }) => {
      const own = documents.filter((pathname) => changed.has(pathname));
      return own.length > 0 ? [{ file, changed: own }] : [];
    }),
    unread: after.unread.filter((fact) => !before.unread.includes(fact)),
  };
}

/** Findings that the other list does not have, sorted by file and line. */
function listNew(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map(formatFinding));
  return sortFindings(after.filter((finding) => !known.has(formatFinding(finding))));
}

function listChangedPages(before: Examination['api'], after: Examination['api']): ReadonlySet<string> {
  const pathnames = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new Set(
    [...pathnames].filter((pathname) => JSON.stringify(before[pathname]) !== JSON.stringify(after[pathname])),
  );
}

/** The largest change first. */
function compareSizes(before: Examination['sizes'], after: Examination['sizes']): SizeChange[] {
  const share = ({ before: old, after: now }: SizeChange) => Math.abs(now - old) / old;
  return Object.entries(before)
    .flatMap(([name, old]): SizeChange[] => {
      const now = after[name];
      return now === undefined ? [] : [{ name, before: old, after: now }];
    })
    .filter((change) => share(change) > SIZE_TOLERANCE)
    .sort((a, b) => share(b) - share(a));
}
