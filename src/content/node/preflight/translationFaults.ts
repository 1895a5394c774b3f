import { existsSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../site/shared/site';
import { readText, ROOT } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { createError, type Finding } from '../../../base/node/finding';

/** Where the words of the frame are. */
const FOLDER = 'data/translations';

/** Those of the first load, and those of panels. */
const ENGLISH = ['en', 'en.panels'].map(toFile);

/** Beginning of the keys of words of the content, which are not among the English texts. */
const WORD = 'word.';

type Texts = Readonly<Record<string, unknown>>;

/** Finds texts of the frame that a language lacks, or has although no part of the frame uses them. */
export function findTranslationFaults(): Finding[] {
  const english: Texts = Object.assign({}, ...ENGLISH.map(readTexts));
  const others = LANGUAGES.filter((language) => language !== 'en').map(toFile);
  return [
    ...ENGLISH.flatMap((file) => findTextFaults(file, readTexts(file), english)),
    ...others.flatMap((file) => {
      if (!existsSync(path.join(ROOT, file))) {
        return [createError(file, 1, 'The file is missing.', `Translate ${ENGLISH.join(' and ')}.`)];
      }
      const texts = readTexts(file);
      const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
      return [
        ...findTextFaults(file, texts, english),
        ...missing.map((key) => fault(file, key, 'is missing.', `Translate "${String(english[key])}".`)),
      ];
    }),
  ];
}

function findTextFaults(file: string, texts: Texts, english: Texts): Finding[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string' || text.trim() === '')
      return [fault(file, key, 'is no text.', 'Write one.')];
    if (key.startsWith(WORD)) return [];
    if (!Object.hasOwn(english, key)) {
      return [fault(file, key, `is not in ${ENGLISH.join(' or ')}.`, 'Correct or remove it.')];
    }
    const [own, wanted] = [text, english[key]].map(listPlaceholders);
    return own === wanted
      ? []
      : [fault(file, key, `has the placeholders "${own}".`, `The English text has "${wanted}".`)];
  });
}

/** `{{count}} {{name}}`, whatever their order in the text. */
function listPlaceholders(text: unknown): string {
  return (String(text).match(/\{\{.*?\}\}/g) ?? []).sort().join(' ');
}

function readTexts(file: string): Texts {
  return JSON.parse(readText(path.join(ROOT, file))) as Texts;
}

function toFile(name: string): string {
  return `${FOLDER}/${name}.json`;
}

function fault(file: string, key: string, reason: string, cure: string): Finding {
  return createError(file, findLine(file, `"${key}":`), `"${key}" ${reason}`, cure);
}
