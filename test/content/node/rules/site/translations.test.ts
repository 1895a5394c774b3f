import { expect, it } from 'vitest';
import { findTranslationDiagnostics } from '../../../../../src/content/node/rules/site/translations';
import type { Strings } from '../../../../../src/site/shared/languages';
import { runInTemporaryFolder, writeFile } from '../../../../temporaryFolder';

const ofSite = findTranslationDiagnostics();

const toJson = (texts: Readonly<Record<string, unknown>>) => JSON.stringify(texts, null, 2);

const CHINESE = { 'menu.open': '菜单', 'panel.count': '{{total}} 中的 {{count}}', 'word.Rakes': '耙' };

runInTemporaryFolder({
  'data/languages/en.json': toJson({ 'menu.open': 'Menu' }),
  'data/languages/en.panels.json': toJson({ 'panel.count': '{{count}} of {{total}}' }),
});

const FILE = 'data/languages/zh.ts';

async function find(texts: Readonly<Record<string, unknown>>): Promise<string[]> {
  writeFile(FILE, toJson(texts));
  const strings = JSON.parse(toJson(texts)) as Strings;
  const module = await import('../../../../../src/content/node/rules/site/translations');
  const { formatDiagnostic } = await import('../../../../../src/base/node/diagnostic');
  return module.findTranslationDiagnostics({ [FILE]: { strings } }).map(formatDiagnostic);
}

it('finds no fault in the words of the site', () => {
  expect(ofSite).toEqual([]);
});

it('accepts the texts of English in another order, and words of the content', async () => {
  expect(await find(CHINESE)).toEqual([]);
});

it.each<[fault: string, texts: Readonly<Record<string, unknown>>, findings: readonly string[]]>([
  ['that is missing', { 'menu.open': undefined }, ['1: "menu.open" is missing. Translate "Menu".']],
  ['that is empty', { 'menu.open': ' ' }, ['2: "menu.open" is empty or not a string. Write one.']],
  ['that is none', { 'panel.count': 5 }, ['3: "panel.count" is empty or not a string. Write one.']],
  [
    'that English does not have',
    { 'menu.opne': '菜单' },
    [
      '5: "menu.opne" is not in data/languages/en.json or data/languages/en.panels.json. Correct or remove it.',
    ],
  ],
  [
    'with other placeholders',
    { 'panel.count': '{{count}} {{toal}}' },
    [
      '3: "panel.count" has the placeholders "{{count}} {{toal}}". The English text has "{{count}} {{total}}".',
    ],
  ],
])('finds a text %s', async (_, texts, findings) => {
  const found = await find({ ...CHINESE, ...texts });
  expect(found).toEqual(findings.map((one) => `${FILE}:${one}`));
});
