import type { Rating } from '../shared/feedback';
import { parseJson, toRecord } from '../../../base/shared/unknownData';
import { readStored, writeStored } from '../../../base/client/storage';

/** Key of the reader's own ratings: page path → rating. */
const KEY = 'feedback';

/** The reader's own rating of a page; `null` without a stored one. */
export function readRating(page: string): Rating | null {
  const rating = readRatings()[page];
  return rating === 0 || rating === 1 ? rating : null;
}

/** Saves a rating, if the browser allows it. */
export function saveRating(page: string, rating: Rating): void {
  writeStored('local', KEY, JSON.stringify({ ...readRatings(), [page]: rating }));
}

function readRatings(): Readonly<Record<string, unknown>> {
  return toRecord(parseJson(readStored('local', KEY)));
}
