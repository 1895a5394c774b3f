/**
 * What a reader has done in the search: paused on a query, found nothing, or opened a result.
 */
export interface SearchEvent {
  readonly action: 'query' | 'nothing' | 'choose';
  /** The query, as `toReportableText` gives it. */
  readonly label: string;
  /** How many results there were. */
  readonly results: number;
  /** Position of the opened result in the list, from 1; `null` if none was opened. */
  readonly rank: number | null;
}

/** Longest text that is reported, in characters. */
const MAX_REPORTED_LENGTH = 60;

/** A query as it may be reported: without words that look like a URL, an email address, a number or a key. */
export function toReportableText(text: string): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && !/@|\d{4}|:\/\//.test(word) && word.length <= 32)
    .join(' ')
    .slice(0, MAX_REPORTED_LENGTH);
}
