import type english from '../../../../data/languages/en.json';
import { createStore } from '../../../base/client/createStore';
import { useStore } from '../../../base/client/useStore';
import { createStrictContext } from '../../../base/client/createStrictContext';
import type { Language, Strings } from '../../../site/shared/languages';

/** The languages that are loaded. */
export type Translations = Readonly<Partial<Record<Language, Strings>>>;

/** English strings of lazy panels. They load with the panels' code, and so before these render. */
const lateEnglish: Record<string, string> = {};

/** Adds English strings that are not in the first load. */
export function addEnglish(strings: Strings): void {
  Object.assign(lateEnglish, strings);
}

/** Shown in place of a missing text. */
const ELLIPSIS = '…';

const warned = new Set<string>();

/**
 * Text of a key in a language, with `{{name}}` placeholders filled in. A missing key warns once per
 * language and key and falls back to English; a missing language is logged and gives an ellipsis.
 */
export function translate(
  translations: Translations,
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const strings = translations[language];
  if (!strings) {
    console.error(`Missing language: ${language}.`);
    return ELLIPSIS;
  }
  const english = translations.en?.[key] || lateEnglish[key];
  const text = language === 'en' ? english : strings[key];
  if (!text) warnOnce(`Missing translation for ${language}:${key}`);
  return fill(text || english || ELLIPSIS, values);
}

/**
 * A word of the content, such as the name of a menu group. Its key is its English text, so that
 * English readers load nothing for it. Falls back to English.
 */
export function translateWord(translations: Translations, language: Language, word: string): string {
  return (language === 'en' ? undefined : translations[language]?.[`word.${word}`]) ?? word;
}

function warnOnce(message: string): void {
  if (typeof window === 'undefined' || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Language of the frame. */
export const userLanguage = createStore<Language>('en');

export const [TranslationsProvider, useTranslations] = createStrictContext<Translations>(
  'useTranslations: no translations context. Wrap the component in TranslationsProvider.',
);

/** `lang` of the frame's words within English text; `undefined` where they are English, too. */
export function useForeignLang(): Language | undefined {
  const language = useStore(userLanguage);
  return language === 'en' ? undefined : language;
}

/** A key of the strings of the first load. */
export type StringKey = keyof typeof english;

/** `t(key, values)` in the reader's language. */
export type Translate = (key: StringKey, values?: Readonly<Record<string, string | number>>) => string;

/** The frame's text in the reader's language; re-renders when the language changes. */
export function useTranslate(): Translate {
  const translations = useTranslations();
  const language = useStore(userLanguage);
  return (key, values) => translate(translations, language, key, values);
}

/** Translates words of the content into the reader's language: see `translateWord`. */
export function useTranslateWord(): (word: string) => string {
  const translations = useTranslations();
  const language = useStore(userLanguage);
  return (word) => translateWord(translations, language, word);
}
