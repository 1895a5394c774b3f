import { attachAnchors } from './anchors';
import { attachCompositionGuard } from '../../../ui/client/compositionGuard';
import { attachNavigateLinks, type LinkRouter } from './navigateLinks';
import { attachStaticBehaviors } from './attachStaticBehaviors';

/** Attaches all document listeners, which make static HTML interactive; returns a cleanup function. */
export function attachBehaviors(root: Document, router: LinkRouter): () => void {
  const detachAll = [
    attachCompositionGuard(root),
    attachAnchors(),
    attachStaticBehaviors(root),
    attachNavigateLinks(root, router),
  ];
  return () => detachAll.forEach((detach) => detach());
}
