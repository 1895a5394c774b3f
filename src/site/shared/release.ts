import { toHeadingId } from './headingId';

/** A release of a library, or of the documentation itself: an entry of `data/<product>/releases.ts`. */
export interface Release {
  /** As on npm. The documentation has no version numbers: its version is the date. */
  readonly version: string;
  /** ISO date: `2024-08-29`. */
  readonly date: string;
  /** The packages that it is about; the product's first one by default. */
  readonly packages?: readonly string[];
  /** Git tag of its changelog, if that is not `v` and the version. */
  readonly tag?: string;
  /** What code written for the previous release has to change; each in one or two sentences of Markdown. */
  readonly breaking?: readonly string[];
  /** What else is worth knowing, in the same form. */
  readonly changes: readonly string[];
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-08-29` → `August 29, 2024`. */
export function formatDate(date: string): string {
  return DATE.format(new Date(date));
}

/** Heading of a release: `v7.15.0`, or the date of one without a version number. */
export function getReleaseTitle({ version, date }: Pick<Release, 'version' | 'date'>): string {
  return version === date ? formatDate(date) : `v${version}`;
}

/** Anchor of a release on the page that lists it: `v7-15-0`. */
export function getReleaseId(release: Pick<Release, 'version' | 'date'>): string {
  return toHeadingId(getReleaseTitle(release));
}
