import type { Translate } from '../state/language';
import { attachApiCards } from './apiCards';
import { attachCodeTabs } from './codeTabs';
import { attachCopyCode } from './copyCode';
import { attachModalPopovers } from './modalPopovers';
import { attachNavigateLinks, type LinkRouter } from './navigateLinks';
import { attachOpenSearch } from './openSearch';
import { attachSwitchMode } from './switchMode';

/**
 * Brings the static HTML of all pages to life, once for the document; returns the undo.
 * @param t text in the reader's language at the moment of the call
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
