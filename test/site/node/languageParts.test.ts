import { expect, it } from 'vitest';
import { writeLanguagePart } from '../../../src/site/node/languageParts';

const language = {
  strings: { 'menu.open': '“Menü”\n' },
  locale: { '@garden/core/locale': 'deDE', '@garden/grid/locales': 'deAT' },
  search: { fillers: ['und'], terms: { Rake: ['Harke'] } },
};

it('gives browsers the strings of a language, and nothing else', () => {
  expect(writeLanguagePart(language, 'strings')).toBe(
    `export const strings = ${JSON.stringify(language.strings)};`,
  );
});

it('gives browsers the texts of components from the libraries, each by its name there', () => {
  expect(writeLanguagePart(language, 'locale').split('\n')).toEqual([
    "import { deDE as locale0 } from '@garden/core/locale';",
    "import { deAT as locale1 } from '@garden/grid/locales';",
    'export const locale = { components: { ...locale0.components, ...locale1.components } };',
  ]);
});
