import type { LanguageManifest } from '../shared/languages';

/** The parts of a language that browsers load, each where it is needed. Search terms are in the search index. */
export const LANGUAGE_PARTS = ['strings', 'locale'] as const;
export type LanguagePart = (typeof LANGUAGE_PARTS)[number];

/** The module that `data/languages/<code>.ts?<part>` is in browsers: one export, which has the part's name. */
export function writeLanguagePart({ strings, locale }: LanguageManifest, part: LanguagePart): string {
  if (part === 'strings') return `export const strings = ${JSON.stringify(strings)};`;
  const libraries = Object.entries(locale);
  return [
    ...libraries.map(([module, name], index) => `import { ${name} as locale${index} } from '${module}';`),
    `export const locale = { components: { ${libraries.map((_, index) => `...locale${index}.components`).join(', ')} } };`,
  ].join('\n');
}
