import type { Translate } from '../language/language';
import { attachAnchors } from './anchors';
import { attachApiCards } from '../../../api/client/apiCards';
import { attachCompositionGuard } from '../../../ui/client/compositionGuard';
import { attachNavigateLinks, type LinkRouter } from './navigateLinks';
import { attachStaticBehaviors } from './attachStaticBehaviors';

/**
 * Attaches all document listeners, which make static HTML interactive; returns a cleanup function.
 * @param t translates into the reader's language at the time of each call
 */
export function attachBehaviors(root: Document, router: LinkRouter, t: Translate): () => void {
  const detachAll = [
    attachCompositionGuard(root),
    attachAnchors(),
    attachStaticBehaviors(root),
    attachNavigateLinks(root, router),
    attachApiCards(root, t),
  ];
  return () => detachAll.forEach((detach) => detach());
}
