import { attachApiLayout } from '../../../api/client/apiLayout';
import { attachApiRows } from '../../../api/client/apiRows';
import { attachCodeTabs } from '../../../content/client/codeTabs';
import { attachCopyCode } from '../../../content/client/copyCode';
import { attachDemoLinks } from '../../../demo/client/clicks/demoLinks';
import { attachOpenSearch } from '../../../search/client/open/openSearch';
import { attachPopovers } from '../../../ui/client/popovers';
import { attachSwitchMode } from './switchMode';
import { attachToc } from './toc';

/** Attaches the document's listeners that need no framework; returns a cleanup function. */
export function attachStaticBehaviors(root: Document): () => void {
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
