import { selectData } from '../../../page/shared/attributes';
import { readRating } from './ratings';

/** Marks the button of the reader's own rating of the page. */
export function showOwnRating(root: Document): void {
  const rating = readRating(location.pathname);
  if (rating === null) return;
  root.querySelector(selectData('rating', rating))?.setAttribute('aria-pressed', 'true');
}
