import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listExtensions } from '../../../../src/extensions';
import { listRules, pageRules, siteRules } from '../../../../src/content/node/rules';
import { sourceRules } from '../../../../src/content/node/rules/source';

const getNames = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name).sort();
const list = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension) && file !== `index${extension}`)
    .map((file) => file.slice(0, -extension.length))
    .sort();
const listBoth = (folder: string, extension: string) =>
  [folder, `${folder}/source`].flatMap((one) => list(one, extension)).sort();

it('the list has every rule, by the name of its file', () => {
  expect(getNames(pageRules)).toEqual(listBoth('src/content/node/rules', '.ts'));
  expect(getNames(sourceRules)).toEqual(list('src/content/node/rules/source', '.ts'));
  expect(getNames(siteRules)).toEqual(list('src/content/node/rules/site', '.ts'));
});

it('every rule for pages has a test', () => {
  const tests = listBoth('test/content/node/rules', '.test.ts');
  expect(tests).toEqual(expect.arrayContaining(getNames(pageRules)));
});

it('rules of extensions are checked, too, and no two rules have the same name', async () => {
  const { pages, site } = await listRules();
  const ofExtensions = pages.length - pageRules.length + site.length - siteRules.length;
  expect(ofExtensions).toBeGreaterThanOrEqual(listExtensions('rules').length);
  const names = getNames([...pages, ...site]);
  expect(names).toEqual([...new Set(names)]);
});

it('rules stop the build or CI', async () => {
  const [all, build, ci] = await Promise.all([listRules(), listRules('build'), listRules('ci')]);
  for (const kind of ['pages', 'site'] as const) {
    expect(getNames([...build[kind], ...ci[kind]])).toEqual(getNames(all[kind]));
    expect(build[kind].every(({ stops }) => stops === 'build')).toBe(true);
  }
});
