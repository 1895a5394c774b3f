import type { Translate } from '../language/language';
import { attachAnchors } from './anchors';
import { attachApiCards } from '../../../api/client/apiCards';
import { attachCompositions } from '../../../ui/client/compositions';
import { attachNavigateLinks, type LinkRouter } from './navigateLinks';
import { attachStaticBehaviours } from './attachStaticBehaviours';

/**
 * Attaches all listeners of the document, which make the static HTML of all pages interactive; returns a cleanup
 * function.
 * @param t translates into the reader's language at the time of each call
 */
export function attachBehaviours(root: Document, router: LinkRouter, t: Translate): () => void {
  const detachAll = [
    attachCompositions(root),
    attachAnchors(),
    attachStaticBehaviours(root),
    attachNavigateLinks(root, router),
    attachApiCards(root, t),
  ];
  return () => detachAll.forEach((detach) => detach());
}
