import { replaceAddress } from '../../../base/client/address';
import { parsePath } from '../../../site/shared/location';
import { LANGUAGES, type Language } from '../../../site/shared/languages';
import { definePreference, type Preference } from './definePreference';

const preference = definePreference<Language>({
  key: 'docs-language',
  storage: 'local',
  values: LANGUAGES,
  defaultValue: 'en',
  parse: findLanguage,
  format: (language) => language,
  fromAddress: findUrlLanguage,
});

/** Whether the reader has chosen in this document. */
let isChosen = false;

/**
 * Language of the frame. `/zh/…` or `?lang=zh` decides for the visit until the reader chooses; then it is
 * removed from the address, or it would win again after a reload.
 */
export const languageChoice: Preference<Language> = {
  ...preference,
  choose(language) {
    preference.choose(language);
    isChosen = true;
    removeUrlLanguage();
  },
};

/** Removes the language from an address of the history when the reader has chosen since. */
export function keepChosenLanguage(): void {
  if (isChosen) removeUrlLanguage();
}

/** Language in an address: `/zh/…`, or `?lang=zh` after a redirect. */
function findUrlLanguage({ pathname, search }: Location): Language | undefined {
  const { language, path } = parsePath(pathname);
  return path === pathname ? findLanguage(new URLSearchParams(search).get('lang')) : language;
}

function findLanguage(text: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** Removes the language from the address. */
function removeUrlLanguage(): void {
  if (!findUrlLanguage(location)) return;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  url.pathname = parsePath(url.pathname).path;
  replaceAddress(url.href);
}
