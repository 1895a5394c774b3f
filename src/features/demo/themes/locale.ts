import type { Language } from '../../../model/site';
import { createStore } from '../../../state/createStore';

/** Texts of the library's own components in the reader's language: a part of a theme; empty in English. */
export const localeStore = createStore<object>({});

const ENGLISH = localeStore.initial;

let wanted: Language = 'en';

/** Loads the components' texts of a language; they stay as they are when that fails. */
export function loadLocale(language: Language): void {
  wanted = language;
  if (language === 'en') return localeStore.set(ENGLISH);
  import('@mui/material/locale').then(
    ({ zhCN, ptBR }) => {
      if (wanted === language) localeStore.set(language === 'zh' ? zhCN : ptBR);
    },
    (error: unknown) => console.error(error),
  );
}
