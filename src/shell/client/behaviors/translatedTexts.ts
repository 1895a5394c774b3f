/** React's text nodes that one element of a translator stands in for, with their original text. */
type Originals = Map<Text, string>;

/**
 * Keeps React's text nodes in the document while translators work there. They put elements in the place of
 * text nodes; React does not know that, throws when it removes or moves its node (`NotFoundError`), and goes
 * on updating a node that nobody sees. So each node is put back, empty, before the element that stands in for
 * it; when React updates, moves or removes the node, that element is removed. No method of the DOM is
 * patched.
 * @returns a function that stops it
 */
export function attachTranslatedTexts(root: Node): () => void {
  const standIns = new WeakMap<Text, Element>();
  const originals = new WeakMap<Element, Originals>();

  const registerStandIn = (text: Text, element: Element) => {
    // If the element wraps the text, it keeps a copy.
    if (element.contains(text)) text.replaceWith(text.cloneNode());
    element.before(text);
    standIns.set(text, element);
    originals.set(element, (originals.get(element) ?? new Map<Text, string>()).set(text, text.data));
    text.data = '';
  };
  /** Restores the texts, except one that has new content now. */
  const restoreTexts = (element: Element, changed: Text | null) => {
    element.remove();
    for (const [text, original] of originals.get(element) ?? []) {
      standIns.delete(text);
      if (text !== changed) text.data = original;
    }
    originals.delete(element);
  };
  const replaceStandIn = (element: Element, next: Element) => {
    const texts = originals.get(element) ?? new Map<Text, string>();
    originals.delete(element);
    originals.set(next, texts);
    texts.forEach((_, text) => standIns.set(text, next));
  };

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    // Texts that were put back: other records about them are from before, and are ignored.
    const returned = new Set<Node>();
    const onRemoved = (node: Node, record: MutationRecord) => {
      if (node instanceof Element) {
        if (!originals.has(node)) return;
        const [next] = record.addedNodes;
        if (next instanceof Element) replaceStandIn(node, next);
        else restoreTexts(node, null);
      } else if (node instanceof Text && !returned.has(node)) {
        const current = standIns.get(node);
        if (current) return restoreTexts(current, null);
        if (!isReactText(node)) return;
        const all = listStandIns(node, record).filter((one) => one.isConnected && added.has(one));
        // The element beside it may stand in for its neighbor, or for both.
        const element = all.find((one) => !originals.has(one)) ?? all[0];
        if (!element) return;
        registerStandIn(node, element);
        returned.add(node);
      }
    };
    for (const record of records) {
      const { type, target, removedNodes } = record;
      const standIn = type === 'characterData' && !returned.has(target) && standIns.get(target as Text);
      if (standIn) restoreTexts(standIn, target as Text);
      removedNodes.forEach((node) => onRemoved(node, record));
    }
    // Ignores the changes made here.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** React sets its internal property on text nodes with siblings; for a lone text node, on the parent. */
function isReactText(text: Text): boolean {
  return Object.keys(text).some((key) => key.startsWith('__react'));
}

/**
 * Elements that may have replaced a text node: around it, instead of it, or beside it before it was removed.
 */
function listStandIns(text: Text, record: MutationRecord): Element[] {
  const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
  if (text.isConnected) return [...(target as Element).children].filter((child) => child.contains(text));
  if (addedNodes.length === 1 && removedNodes.length === 1) return [...addedNodes].filter(isElement);
  return [previousSibling, nextSibling].filter(isElement).filter(({ localName }) => localName === 'font');
}

function isElement(node: Node | null): node is Element {
  return node instanceof Element;
}
