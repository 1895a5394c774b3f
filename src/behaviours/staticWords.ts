import { selectData } from '../model/attributes';
import { datasetOf } from '../state/dataset';
import { translateWord, userLanguage } from '../state/language';
import { loadedStrings } from '../state/startLanguage';

/** Words that the build has written into static HTML: texts, names, and what style sheets show as labels. */
const WORDS = `${selectData('t')}, ${selectData('t-label')}, .api-list ${selectData('label')}`;

/** The English of an element that has been translated; `null` where it has no such word. */
type English = Readonly<Record<'text' | 'name' | 'label', string | null>>;

const english = new WeakMap<HTMLElement, English>();

/**
 * Keeps the words of static HTML in the reader's language, also on pages to come; loaded with the first language
 * that is not the build's. Returns the undo.
 */
export function attachStaticWords(root: Document): () => void {
  const translateIn = (part: ParentNode) =>
    part.querySelectorAll<HTMLElement>(WORDS).forEach(translateElement);
  // What another page brings along is translated before it is painted.
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) translateIn(node);
    }
  });
  observer.observe(root.body, { childList: true, subtree: true });
  translateIn(root);
  const unsubscribe = userLanguage.subscribe(() => translateIn(root));
  return () => {
    observer.disconnect();
    unsubscribe();
  };
}

function translateElement(element: HTMLElement): void {
  const words = english.get(element) ?? readWords(element);
  english.set(element, words);
  const language = userLanguage.get();
  const translate = (word: string) => translateWord(loadedStrings.get(), language, word);
  if (words.text !== null) {
    const text = translate(words.text);
    element.textContent = text;
    // Without a translation it is still English, for screen readers, too.
    element.setAttribute('lang', text === words.text ? 'en' : language);
  }
  if (words.name !== null) element.setAttribute('aria-label', translate(words.name));
  if (words.label !== null) datasetOf(element).label = translate(words.label);
}

function readWords(element: HTMLElement): English {
  const { t, tLabel, label = null } = datasetOf(element);
  return {
    text: t === undefined ? null : element.textContent,
    name: tLabel === undefined ? null : element.getAttribute('aria-label'),
    label,
  };
}
