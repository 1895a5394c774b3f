import { attachApiLayout } from './apiLayout';
import { attachApiRows } from './apiRows';
import { attachCodeTabs } from './codeTabs';
import { attachCopyCode } from './copyCode';
import { attachDemoLinks } from './demoLinks';
import { attachOpenSearch } from './openSearch';
import { attachPopovers } from './popovers';
import { attachSwitchMode } from './switchMode';
import { attachToc } from './toc';

/** Attaches the document's listeners that need no framework; returns a cleanup function. */
export function attachStaticBehaviours(root: Document): () => void {
  const detachAll = [
    attachCopyCode(root),
    attachDemoLinks(root),
    attachCodeTabs(root),
    attachApiLayout(root),
    attachApiRows(root),
    attachOpenSearch(root),
    attachPopovers(root),
    attachSwitchMode(root),
    attachToc(),
  ];
  return () => detachAll.forEach((detach) => detach());
}
