import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from '../../../../src/content/node/rules';

const names = rules.map(({ name }) => name);
const list = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension) && file !== `index${extension}`)
    .map((file) => file.slice(0, -extension.length));

it('the list has every rule, by the name of its file', () => {
  expect([...names].sort()).toEqual(list('src/content/node/rules', '.ts').sort());
});

it('every rule has a test', () => {
  expect(list('test/content/node/rules', '.test.ts')).toEqual(expect.arrayContaining(names));
});
