import type { Language } from '../../model/site';
import { createStore } from '../../state/createStore';

/** Texts of the libraries' own components in the reader's language: a part of a theme; empty in English. */
export const localeStore = createStore<object>({});

const ENGLISH = localeStore.initial;

let wanted: Language = 'en';

/** Loads the components' texts of a language; they stay as they are when that fails. */
export function loadLocale(language: Language): void {
  wanted = language;
  if (language === 'en') return localeStore.set(ENGLISH);
  const loading = language === 'zh' ? import('./locales/zh') : import('./locales/pt');
  loading.then(
    ({ locale }) => {
      if (wanted === language) localeStore.set(locale);
    },
    (error: unknown) => console.error(error),
  );
}
