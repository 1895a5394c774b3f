import path from 'node:path';
import { manifests } from '../../../../site/node/languages';
import type { LanguageManifest } from '../../../../site/shared/languages';
import { readText, ROOT } from '../../../../base/node/files';
import { findLine } from '../../../../base/node/findLine';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import type { SiteRule } from '../../facts/rule';

/** The English strings of the initial load, and those of panels that load later. */
const ENGLISH = ['data/languages/en.json', 'data/languages/en.panels.json'];

/** Prefix of the keys of words in the content, which the English files do not contain. */
const WORD_PREFIX = 'word.';

type Texts = Readonly<Record<string, unknown>>;

/** Every UI string is in every language, with the placeholders of the English one. */
export const translations: SiteRule = {
  name: 'translations',
  stops: 'build',
  check: () => findTranslationDiagnostics(),
};

/**
 * Finds UI strings that are missing in a language, are unknown in English, or have other placeholders.
 * @param languages those of the site, by file
 */
export function findTranslationDiagnostics(
  languages: Readonly<Record<string, Pick<LanguageManifest, 'strings'>>> = manifests,
): Diagnostic[] {
  const english: Texts = Object.assign({}, ...ENGLISH.map(readTexts));
  return [
    ...ENGLISH.flatMap((file) => findTextDiagnostics(file, readTexts(file), english)),
    ...Object.entries(languages).flatMap(([file, { strings: texts }]) => {
      const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
      return [
        ...findTextDiagnostics(file, texts, english),
        ...missing.map((key) =>
          toDiagnostic(file, key, 'is missing.', `Translate "${String(english[key])}".`),
        ),
      ];
    }),
  ];
}

function findTextDiagnostics(file: string, texts: Texts, english: Texts): Diagnostic[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string' || text.trim() === '')
      return [toDiagnostic(file, key, 'is empty or not a string.', 'Write one.')];
    if (key.startsWith(WORD_PREFIX)) return [];
    if (!Object.hasOwn(english, key)) {
      return [toDiagnostic(file, key, `is not in ${ENGLISH.join(' or ')}.`, 'Correct or remove it.')];
    }
    const [own, wanted] = [text, english[key]].map(listPlaceholders);
    return own === wanted
      ? []
      : [toDiagnostic(file, key, `has the placeholders "${own}".`, `The English text has "${wanted}".`)];
  });
}

/** `{{count}} {{name}}`, regardless of their order in the text. */
function listPlaceholders(text: unknown): string {
  return (String(text).match(/\{\{.*?\}\}/g) ?? []).sort().join(' ');
}

function readTexts(file: string): Texts {
  return JSON.parse(readText(path.join(ROOT, file))) as Texts;
}

function toDiagnostic(file: string, key: string, reason: string, fix: string): Diagnostic {
  return createError(file, findLine(file, `"${key}":`, `'${key}':`, `  ${key}:`), `"${key}" ${reason}`, fix);
}
