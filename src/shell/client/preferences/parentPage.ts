/** The root element of the embedding page, if this document is in an iframe of this site; else `null`. */
export function findParentRoot(): HTMLElement | null {
  try {
    return window.parent === window ? null : window.parent.document.documentElement;
  } catch {
    // Embedded in another site, or without this site's origin.
    return null;
  }
}

/**
 * Calls back when an attribute of the embedding page's root element changes; returns a cleanup function.
 * @param names of the attributes
 */
export function observeParent(names: string[], callback: (root: HTMLElement) => void): () => void {
  const root = findParentRoot();
  if (!root) return () => {};
  const observer = new MutationObserver(() => callback(root));
  observer.observe(root, { attributeFilter: names });
  return () => observer.disconnect();
}
