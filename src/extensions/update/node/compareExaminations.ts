import { formatDiagnostic, sortDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { diffSummaries } from './summary';
import type { Examination } from './examination';

/** What a trial has shown: what the update would change, and what has to be done. */
export interface UpdateComparison {
  /** Sentences about the parts of the examination that fail with the update. */
  readonly failed: readonly string[];
  /** The differences of the API, one line each. */
  readonly api: readonly string[];
  /** Sentences in pages, code in them and front matter that no longer hold. */
  readonly claims: readonly Diagnostic[];
  readonly compilation: readonly Diagnostic[];
  /** Demos that the build could not render, or that crash in a document, and what they print. */
  readonly rendering: readonly Diagnostic[];
  /** Uses in demos of what was not deprecated before. */
  readonly deprecations: readonly Diagnostic[];
  readonly sizes: readonly SizeChange[];
  /** Guides that document what has changed, or link to it. */
  readonly guides: readonly GuideToRead[];
  /** Facts that could not be read, so that pages would lack them. */
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

/** How much a size may change without being reported, as a fraction of the old size. */
export const SIZE_TOLERANCE = 0.05;

/** Compares the site with its updated copy. What was already wrong is not reported. */
export function compareExaminations(before: Examination, after: Examination): UpdateComparison {
  const changed = listChangedPages(before.api, after.api);
  return {
    failed: [],
    api: diffSummaries({ pages: before.api }, { pages: after.api }),
    claims: listNew(before.claims, after.claims),
    compilation: listNew(before.compilation, after.compilation),
    rendering: sortDiagnostics([
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

/** Diagnostics that are only in the second list, sorted by file and line. */
function listNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(formatDiagnostic));
  return sortDiagnostics(after.filter((diagnostic) => !known.has(formatDiagnostic(diagnostic))));
}

function listChangedPages(before: Examination['api'], after: Examination['api']): ReadonlySet<string> {
  const pathnames = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new Set(
    [...pathnames].filter((pathname) => JSON.stringify(before[pathname]) !== JSON.stringify(after[pathname])),
  );
}

/** Lists the largest change first. */
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
