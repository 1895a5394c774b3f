import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  addImport,
  addToExport,
  addToGroup,
  removeEntry,
} from '../../../../src/extensions/scaffold/node/editSource';
import { hasMaxLength, resolveAnswers } from '../../../../src/extensions/scaffold/node/questions';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

runInTemporaryFolder({});

const MENU =
  "export const menu = [{ pathname: '/a', children: [{ pathname: '/a/b' }] }, { pathname: '/c', children: [] }];\n";

it('adds an entry to the group of a menu, filled or empty, and to none that is not there', () => {
  expect(addToGroup(MENU, '/a', '{ d }')?.replace(/\s+/g, ' ')).toContain("[{ pathname: '/a/b' }, { d }]");
  expect(addToGroup(MENU, '/c', '{ d }')?.replace(/\s+/g, ' ')).toContain('children: [ { d }]');
  expect(addToGroup(MENU, '/e', '{ d }')).toBeNull();
});

it('adds to what a file exports, removes from lists and imports', () => {
  const list = "import { a } from './a';\n\nexport const products = [a];\n";
  expect(addToExport(list, 'products', 'b')).toContain('[a,\nb]');
  expect(() => addToExport(list, 'others', 'b')).toThrow('There is no list "others"');
  expect(addImport(list, "import { b } from './b';")).toMatch(/^import \{ a \}.*\nimport \{ b \}/);
  expect(removeEntry("const x = [{ name: 'A' }, { name: 'B' }];", 'name', 'A')).toBe(
    "const x = [ { name: 'B' }];",
  );
});

it('names everything that is wrong with answers at once', () => {
  const questions = [
    { name: 'title', text: 'Title', check: hasMaxLength(5) },
    { name: 'lead', text: 'Lead', check: hasMaxLength(5) },
  ];
  expect(resolveAnswers(questions, { title: 'Rake', lead: 'Text' })).toEqual({ title: 'Rake', lead: 'Text' });
  expect(() => resolveAnswers(questions, { title: 'A long rake', hue: 'red' })).toThrow(
    /--hue: there is no such answer.*\n--title .*Shorten it.*\n--lead .*no default/,
  );
});

it('writes all files formatted, or none when one is there', async () => {
  const { applyChanges, createFile } = await import('../../../../src/extensions/scaffold/node/changes');
  writeFile('data/b.ts', 'mine');
  const files = [createFile('data/a.ts', 'const  a=1'), createFile('data/b.ts', '')];
  await expect(applyChanges(files)).rejects.toThrow('Nothing was written: data/b.ts exists.');
  expect(existsSync('data/a.ts')).toBe(false);
  await expect(
    applyChanges([createFile('data/a.ts', ''), createFile('data/../../c.ts', '')]),
  ).rejects.toThrow('Nothing was written: data/../../c.ts is outside of the repository.');
  expect(existsSync('../c.ts')).toBe(false);
  await expect(
    applyChanges([createFile('data/a.ts', ''), createFile('data/c.ts', 'const')]),
  ).rejects.toThrow();
  expect(existsSync('data/a.ts')).toBe(false);
  await applyChanges(files.slice(0, 1));
  expect(readFileSync('data/a.ts', 'utf8')).toBe('const a = 1;\n');
});
