import { existsSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../site/shared/site';
import { readText, ROOT } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/** The folder with the UI strings of the page frame. */
const FOLDER = 'data/translations';

/** The strings of the initial load, and those of panels that load later. */
const ENGLISH = ['en', 'en.panels'].map(toFile);

/** Prefix of the keys of words in the content, which the English files do not contain. */
const WORD_PREFIX = 'word.';

type Texts = Readonly<Record<string, unknown>>;

/** Finds UI strings that are missing in a language, are unknown in English, or have other placeholders. */
export function findTranslationDiagnostics(): Diagnostic[] {
  const english: Texts = Object.assign({}, ...ENGLISH.map(readTexts));
  const others = LANGUAGES.filter((language) => language !== 'en').map(toFile);
  return [
    ...ENGLISH.flatMap((file) => findTextDiagnostics(file, readTexts(file), english)),
    ...others.flatMap((file) => {
      if (!existsSync(path.join(ROOT, file))) {
        return [createError(file, 1, 'The file is missing.', `Translate ${ENGLISH.join(' and ')}.`)];
      }
      const texts = readTexts(file);
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

function toFile(name: string): string {
  return `${FOLDER}/${name}.json`;
}

function toDiagnostic(file: string, key: string, reason: string, fix: string): Diagnostic {
  return createError(file, findLine(file, `"${key}":`), `"${key}" ${reason}`, fix);
}
