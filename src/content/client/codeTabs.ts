import { selectData } from '../../page/shared/attributes';
import { findNextIndex } from '../../ui/shared/arrowKeys';
import { attachListeners } from '../../base/client/attachListeners';
import { datasetOf } from '../../base/client/dataset';
import { packageManager } from '../../shell/client/preferences/packageManager';
import { findClosest } from '../../base/client/findClosest';

/**
 * Package-manager tabs: one choice for all code blocks. The style sheet shows the chosen panel, based on an
 * attribute of the root element; this keeps the ARIA state in sync. Returns a cleanup function.
 */
export function attachCodeTabs(root: Document): () => void {
  syncCodeTabs(root);
  const unsubscribe = packageManager.store.subscribe(() => syncCodeTabs(root));
  const detach = attachListeners(root, {
    click({ target }) {
      const tab = findClosest(target, selectData('tab'));
      if (tab) choose(tab);
    },
    keydown(event) {
      const tab = findClosest(event.target, selectData('tab'));
      const next = tab && findTabByKey(tab, event.key);
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    },
  });
  return () => {
    detach();
    unsubscribe();
  };
}

/** Selects the chosen tab in every block. Needed for each page: its static HTML has the default selected. */
export function syncCodeTabs(root: ParentNode): void {
  const chosen = packageManager.store.get();
  for (const tab of root.querySelectorAll<HTMLElement>(selectData('tab'))) {
    const isChosen = datasetOf(tab).tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

function choose(tab: HTMLElement): void {
  const value = packageManager.values.find((name) => name === datasetOf(tab).tab);
  if (value) packageManager.choose(value);
}

function findTabByKey(tab: HTMLElement, key: string): HTMLElement | null {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>(selectData('tab')) ?? [])];
  const isMirrored = getComputedStyle(tab).direction === 'rtl';
  const next = findNextIndex(key, tabs.indexOf(tab), tabs.length, isMirrored ? 'row-reverse' : 'row');
  return next === null ? null : (tabs[next] ?? null);
}
