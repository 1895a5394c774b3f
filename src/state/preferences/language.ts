import { LANGUAGES, type Language } from '../../model/site';
import { definePreference } from '../definePreference';

/** Language of the frame; `/zh/…` or `?lang=zh` decide for the visit. */
export const languageChoice = definePreference<Language>({
  key: 'docs-language',
  storage: 'local',
  values: LANGUAGES,
  defaultValue: 'en',
  parse: (text) => LANGUAGES.find((language) => language === text),
  format: (language) => language,
});
