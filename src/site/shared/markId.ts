import type { Mark } from './productMarks';

/** Id of a product's logo in every document. Not in the file of the logos, which no script needs. */
export function getMarkId(mark: Mark): string {
  return `mark-${mark}`;
}
