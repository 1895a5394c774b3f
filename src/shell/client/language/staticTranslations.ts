import { selectData } from '../../../page/shared/attributes';
import { datasetOf } from '../../../base/client/dataset';
import { translateWord, userLanguage } from './language';
import { loadedStrings } from './startLanguage';

/** Translatable static HTML: text, accessible names, and labels that style sheets show. */
const TRANSLATABLE = `${selectData('t')}, ${selectData('t-label')}, .api-list ${selectData('label')}`;

/** The original English of a translated element; `null` if it has no such string. */
type English = Readonly<Record<'text' | 'name' | 'label', string | null>>;

const english = new WeakMap<HTMLElement, English>();

/**
 * Keeps static HTML translated into the reader's language, on later pages, too; loaded once a language other
 * than the build's is used. Returns a cleanup function.
 */
export function attachStaticTranslations(root: Document): () => void {
  const translateIn = (part: ParentNode) =>
    part.querySelectorAll<HTMLElement>(TRANSLATABLE).forEach(translateElement);
  // Mutation observers run before paint, so new pages never appear untranslated.
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
  const words = english.get(element) ?? readOriginal(element);
  english.set(element, words);
  const language = userLanguage.get();
  const translate = (word: string) => translateWord(loadedStrings.get(), language, word);
  if (words.text !== null) {
    const text = translate(words.text);
    element.textContent = text;
    // Untranslated text remains English: tell screen readers so.
    element.setAttribute('lang', text === words.text ? 'en' : language);
  }
  if (words.name !== null) element.setAttribute('aria-label', translate(words.name));
  if (words.label !== null) datasetOf(element).label = translate(words.label);
}

function readOriginal(element: HTMLElement): English {
  const { t, tLabel, label = null } = datasetOf(element);
  return {
    text: t === undefined ? null : element.textContent,
    name: tLabel === undefined ? null : element.getAttribute('aria-label'),
    label,
  };
}
