/** The texts of React that one element of a translator stands for, with what they said. */
type Originals = Map<Text, string>;

/**
 * Keeps React's texts in the document while translators work there. They put elements in the place of texts; React knows
 * nothing of that, fails when it removes or moves its text (`NotFoundError`), and goes on writing into one that nobody
 * sees. So each text returns, empty, before the element that stands for it, and when React writes into it, moves or
 * removes it, that element goes. No method of the DOM is replaced.
 * @returns a function that stops it
 */
export function attachTranslatedTexts(root: Node): () => void {
  const standIns = new WeakMap<Text, Element>();
  const originals = new WeakMap<Element, Originals>();

  const standFor = (text: Text, element: Element) => {
    // A copy stays in an element that is wrapped around the text.
    if (element.contains(text)) text.replaceWith(text.cloneNode());
    element.before(text);
    standIns.set(text, element);
    originals.set(element, (originals.get(element) ?? new Map<Text, string>()).set(text, text.data));
    text.data = '';
  };
  /** Shows the texts again, but for one that has another content now. */
  const show = (element: Element, changed: Text | null) => {
    element.remove();
    for (const [text, original] of originals.get(element) ?? []) {
      standIns.delete(text);
      if (text !== changed) text.data = original;
    }
    originals.delete(element);
  };
  const exchange = (element: Element, next: Element) => {
    const texts = originals.get(element) ?? new Map<Text, string>();
    originals.delete(element);
    originals.set(next, texts);
    texts.forEach((_, text) => standIns.set(text, next));
  };

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    // What else the translator has done with a text was before it returned.
    const returned = new Set<Node>();
    const onRemoved = (node: Node, record: MutationRecord) => {
      if (node instanceof Element) {
        if (!originals.has(node)) return;
        const [next] = record.addedNodes;
        if (next instanceof Element) exchange(node, next);
        else show(node, null);
      } else if (node instanceof Text && !returned.has(node)) {
        const current = standIns.get(node);
        if (current) return show(current, null);
        if (!isOfReact(node)) return;
        const all = listStandIns(node, record).filter((one) => one.isConnected && added.has(one));
        // Beside it may be what stands for its neighbor; or for both.
        const element = all.find((one) => !originals.has(one)) ?? all[0];
        if (!element) return;
        standFor(node, element);
        returned.add(node);
      }
    };
    for (const record of records) {
      const { type, target, removedNodes } = record;
      const standIn = type === 'characterData' && !returned.has(target) && standIns.get(target as Text);
      if (standIn) show(standIn, target as Text);
      removedNodes.forEach((node) => onRemoved(node, record));
    }
    // What was done here needs no answer.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** React keeps its node of the tree on each text that stands beside others; of a text alone it has the parent. */
function isOfReact(text: Text): boolean {
  return Object.keys(text).some((key) => key.startsWith('__react'));
}

/** What may have come in the place of a text: an element around it, instead of it, or beside it before it went. */
function listStandIns(text: Text, record: MutationRecord): Element[] {
  const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
  if (text.isConnected) return [...(target as Element).children].filter((child) => child.contains(text));
  if (addedNodes.length === 1 && removedNodes.length === 1) return [...addedNodes].filter(isElement);
  return [previousSibling, nextSibling].filter(isElement).filter(({ localName }) => localName === 'font');
}

function isElement(node: Node | null): node is Element {
  return node instanceof Element;
}
