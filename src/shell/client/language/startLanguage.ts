import type { Language, OtherLanguage, Strings } from '../../../site/shared/languages';
import { createStore } from '../../../base/client/createStore';
import { userLanguage, type Translations } from './language';
import { languageChoice } from '../preferences/language';
import { setAttribute } from '../../../base/client/setAttribute';

/** Loads the strings of a language; English comes with the page. */
export type LoadStrings = (language: OtherLanguage) => Promise<Strings>;

/** The languages that have loaded since the page did. */
export const loadedStrings = createStore<Translations>({});

/**
 * Keeps the frame in the language that the reader has chosen, once its strings have loaded; returns a
 * function that stops it.
 */
export function startLanguage(loadStrings: LoadStrings): () => void {
  let requested: Language | null = 'en';
  const show = (language: Language) => {
    userLanguage.set(language);
    setAttribute(document.documentElement, 'lang', language);
  };
  const follow = () => {
    const language = languageChoice.store.get();
    requested = language;
    if (language === 'en' || loadedStrings.get()[language]) return show(language);
    loadStrings(language).then(
      (strings) => {
        loadedStrings.set({ ...loadedStrings.get(), [language]: strings });
        if (requested === language) show(language);
      },
      // Offline, or an older deployment: the frame keeps its language.
      (error: unknown) => console.error(error),
    );
  };
  follow();
  const unsubscribe = languageChoice.store.subscribe(follow);
  return () => {
    unsubscribe();
    requested = null;
  };
}
