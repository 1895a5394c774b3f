// Loaded before the first test's clock runs.
import 'typescript';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findManifestDiagnostics } from '../../../../src/site/node/manifests/manifestDiagnostics';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const LIBRARY = "import type { Leaf } from '../src/leaf';\nexport const leaf: Leaf = { edge: 'smooth' };\n";

const ofSite = await findManifestDiagnostics();

/** Versions and options of the repository. */
const COPIED = ['tsconfig.json', 'package-lock.json', 'node_modules/typescript/package.json'];

runInTemporaryFolder({
  ...Object.fromEntries(COPIED.map((file) => [file, readFileSync(file, 'utf8')])),
  'src/leaf.ts': 'export interface Leaf { readonly edge: string }\n',
  'data/leaf.ts': LIBRARY,
  'data/words.json': '{\n  "leaf": "Blatt"\n}\n',
});

/** As the next build finds them, which is another process. */
async function find(): Promise<string[]> {
  const manifests = await import('../../../../src/site/node/manifests/manifestDiagnostics');
  const { formatDiagnostic } = await import('../../../../src/base/node/diagnostic');
  return (await manifests.findManifestDiagnostics()).map(formatDiagnostic);
}

it('finds no fault in the manifests of the site', () => {
  expect(ofSite).toEqual([]);
});

it('finds faults of several manifests at once, sorted', async () => {
  writeFile('data/words.json', '{\n  "leaf": "Blatt"\n  "root": "Wurzel"\n}\n');
  writeFile('data/leaf.ts', LIBRARY.replace("'smooth'", '5'));
  writeFile('data/a.ts', 'export const a: number = ;\n');
  expect(await find()).toEqual([
    'data/a.ts:1: Expression expected. Correct it.',
    "data/leaf.ts:2: Type 'number' is not assignable to type 'string'. The type is `Leaf` in src/leaf.ts:1.",
    "data/words.json:3: Expected ',' or '}' after property value. Correct it.",
  ]);
});

it.each([
  ['a comma at the end', '{\n  "leaf": "Blatt",\n}\n', 3],
  ['a value that is no JSON', '{\n  "leaf": "Blatt",\n  "root": undefined\n}\n', 3],
  ['an end that is missing', '{\n  "leaf": [\n', 3],
])('finds the line of %s', async (_, text, line) => {
  writeFile('data/words.json', text);
  expect(await find()).toEqual([expect.stringMatching(`^data/words\\.json:${line}: .+\\. Correct it\\.$`)]);
});

it('finds it again when a type has changed, and nothing else', async () => {
  expect(await find()).toEqual([]);
  writeFile('src/leaf.ts', 'export interface Leaf { readonly edge: number }\n');
  expect(await find()).toEqual([expect.stringContaining("data/leaf.ts:2: Type 'string' is not assignable")]);
  writeFile('src/leaf.ts', 'export interface Leaf { readonly edge: string }\n');
  expect(await find()).toEqual([]);
});
