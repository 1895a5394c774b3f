import type { Mark } from './productMarks';

/** Id of a product's drawing in every document. Not beside the drawings, which no script needs. */
export function getMarkId(mark: Mark): string {
  return `mark-${mark}`;
}
