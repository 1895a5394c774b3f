/** The languages of the site by their codes, which are BCP 47 tags, in the order of the settings. */
export const LANGUAGES = ['en', 'zh', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages that an address may name in its first segment: `/zh/…`. With others, that is an ordinary path. */
export const URL_LANGUAGES: readonly Language[] = ['en', 'zh'];

/** What a language calls itself: `Português`. */
export function getLanguageName(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A language whose words load when a reader chooses it; English comes with the page. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** Texts of the frame in one language. */
export type Strings = Readonly<Record<string, string>>;

/** Search terms of a language other than English. */
export interface LanguageTerms {
  /** Stop words. */
  readonly fillers: readonly string[];
  /** Synonyms by page title, API name, or topic. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Words that readers add to these, by their English: `color`. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
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
