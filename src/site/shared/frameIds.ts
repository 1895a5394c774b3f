import { getMarkId } from './markId';
import { PRODUCT_MARKS, type Mark } from './productMarks';

/**
 * Ids of the frame, of the panels that it opens, and of the heading of footnotes. Compared with the code by
 * `test/frameIds.test.ts`.
 */
export const FRAME_IDS: readonly string[] = [
  'announcer',
  'api-card',
  'docs-spacing',
  'feedback-question',
  'footnote-label',
  'framework',
  'icon-title',
  'main-content',
  'mui-product-menu',
  'mui-product-selector',
  'mui-version-menu',
  'mui-version-selector',
  'navigation',
  'page-actions',
  'page-toc',
  'services',
  'site-search-results',
  'site-search-scopes',
];

const MARK_IDS = (Object.keys(PRODUCT_MARKS) as Mark[]).map(getMarkId);

/** Whether an id is taken on every page, so that a heading of that name gets another one: `navigation-2`. */
export function isFrameId(id: string): boolean {
  return FRAME_IDS.includes(id) || MARK_IDS.includes(id);
}
