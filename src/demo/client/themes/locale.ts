import type { Language } from '../../../site/shared/languages';
import { createStore } from '../../../base/client/createStore';

/** Texts of the libraries' components in the reader's language, as a part of a theme; empty in English. */
export const localeStore = createStore<object>({});

const ENGLISH = localeStore.initial;

let requested: Language = 'en';

/** Loads the components' texts of a language; they stay as they are when that fails. */
export function loadLocale(language: Language): void {
  requested = language;
  if (language === 'en') return localeStore.set(ENGLISH);
  const loading: Promise<{ locale: object }> = import(`../../../../data/languages/${language}.ts?locale`);
  loading.then(
    ({ locale }) => {
      if (requested === language) localeStore.set(locale);
    },
    (error: unknown) => console.error(error),
  );
}
