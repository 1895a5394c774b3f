import { expect, it } from 'vitest';
import type { ImportedName } from '../../../../src/content/node/code/codeFragment';
import { createFenceFile } from '../../../../src/content/node/facts/fenceFile';

const rake: ImportedName = { specifier: '@garden/tools', name: 'Rake', local: 'Rake', line: 0 };
const known = new Map([['Rake', rake]]);

it("keeps the author's lines and adds below what they leave open", () => {
  const code = '<Rake teeth={count}>\n  {label}\n</Rake>';
  const { text, lineCount } = createFenceFile(code, known);
  expect(text.split('\n').slice(0, lineCount).join('\n')).toBe(code);
  expect(text).toContain("import { Rake } from '@garden/tools';");
  expect(text).toContain('declare const count: any;');
});

it('imports nothing that the fence declares or the browser has', () => {
  const { text } = createFenceFile('function Rake() {\n  return document.title;\n}', known);
  expect(text).not.toContain('import {');
  expect(text).not.toContain('declare');
});

it('lets no fence change the types of all pages', () => {
  const { text } = createFenceFile("declare module '@garden/tools' {\n  interface Colors {}\n}", known);
  expect(text).toContain("declare module '#garden/tools'");
});

it('spares the compiler a comparison of whole themes', () => {
  const { text } = createFenceFile('createTheme(base, { spacing: 4 });', known);
  expect(text).toContain('createTheme({}  , { spacing: 4 });');
});
