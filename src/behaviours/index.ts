import type { Translate } from '../state/language';
import { attachApiCards } from './apiCards';
import { attachCodeTabs } from './codeTabs';
import { attachCopyCode } from './copyCode';
import { attachModalPopovers } from './modalPopovers';
import { attachNavigateLinks, type LinkRouter } from './navigateLinks';
import { attachOpenSearch } from './openSearch';
import { attachSwitchMode } from './switchMode';

/**
 * Attaches the document's listeners, which make the static HTML of all pages interactive; returns a cleanup function.
 * @param t translates into the reader's language at the time of each call
 */
export function attachBehaviours(root: Document, router: LinkRouter, t: Translate): () => void {
  const detachAll = [
    attachCopyCode(root),
    attachNavigateLinks(root, router),
    attachCodeTabs(root),
    attachApiCards(root, t),
    attachOpenSearch(root),
    attachModalPopovers(root),
    attachSwitchMode(root, t),
  ];
  return () => detachAll.forEach((detach) => detach());
}
