import type { PagePart } from '../../../page/node/extendPage';
import { findTip, insertAdSlot } from './tips';

/** The tip of a page, and its slot in the text. */
export const page: PagePart = async (tree, product) => {
  const tip = await findTip(tree, product);
  return tip && { nodes: insertAdSlot(tree.nodes), extra: tip };
};
