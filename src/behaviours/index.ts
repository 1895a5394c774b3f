import { attachCodeTabs } from './codeTabs';
import { attachCopyCode } from './copyCode';
import { attachNavigateLinks, type LinkRouter } from './navigateLinks';

/** Brings the static HTML of all pages to life, once for the document; returns the undo. */
export function attachBehaviours(root: Document, router: LinkRouter): () => void {
  const detachAll = [attachCopyCode(root), attachNavigateLinks(root, router), attachCodeTabs(root)];
  return () => detachAll.forEach((detach) => detach());
}
