/** What every page knows of a language; its words are in its manifest, `data/languages/<code>.ts`. */
interface LanguageEntry {
  /** What the language calls itself. */
  readonly name: string;
  /** Whether an address may begin with its code: `/zh/…`. Otherwise, that is an ordinary path. */
  readonly inAddresses: boolean;
}

/** The languages of the site by their codes, which are BCP 47 tags, in the order of the settings. */
export const languages = {
  en: { name: 'English', inAddresses: true },
  zh: { name: '中文', inAddresses: true },
  pt: { name: 'Português', inAddresses: false },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof languages;

/** A language whose words load when a reader chooses it; English comes with the page. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** The codes of all languages. */
export const LANGUAGES = Object.keys(languages) as Language[];

/** Languages that an address may name in its first segment. */
export const URL_LANGUAGES: readonly Language[] = LANGUAGES.filter((code) => languages[code].inAddresses);

/** Texts of the frame in one language. */
export type Strings = Readonly<Record<string, string>>;

/** Search terms of a language other than English. */
export interface LanguageTerms {
  /** Stop words. */
  readonly fillers: readonly string[];
  /** Synonyms by page title, API name, or topic. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
}

/** What the site says in a language other than English. */
export interface LanguageManifest {
  /** Texts of the frame and of panels, and words of the content by their English: `word.Getting started`. */
  readonly strings: Strings;
  /** Texts of the libraries' components: the module of each library, and the name of its export. */
  readonly locale: Readonly<Record<string, string>>;
  readonly search: LanguageTerms;
}

/** The module of a manifest. */
export interface LanguageModule {
  readonly language: LanguageManifest;
}
