import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listManifests } from '../../../../src/site/node/manifests/listManifests';
import { files, imports, readSource } from '../../../sources';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const manifests = listManifests();

describe('the manifests of the site', () => {
  it('are all modules of data that the engine imports', () => {
    const imported = imports
      .filter(({ from, to }) => !from.startsWith('data/') && /^data\/.+\.(?:ts|json)$/.test(to))
      .map(({ to }) => to);
    expect(new Set(imported).size).toBeGreaterThan(30);
    expect(imported.filter((file) => !manifests.includes(file))).toEqual([]);
  });

  it('are no parts of demos', () => {
    const parts = imports.filter(({ from }) => /^data\/.+\.tsx$/.test(from)).map(({ to }) => to);
    expect(manifests.filter((file) => parts.includes(file))).toEqual([]);
    expect(files.filter((file) => /^data\/.+\.ts$/.test(file)).length).toBeGreaterThan(manifests.length);
  });

  // Nothing would be compared with a value whose type is taken from it.
  it.each(manifests.filter((file) => file.endsWith('.ts')))(
    '%s declares the types of its exports',
    (file) => {
      const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
      const exported = source.statements
        .filter(ts.isVariableStatement)
        .filter(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        .flatMap(({ declarationList }) => [...declarationList.declarations]);
      const open = exported.filter(
        ({ type, initializer }) =>
          !type &&
          initializer &&
          (ts.isObjectLiteralExpression(initializer) || ts.isArrayLiteralExpression(initializer)),
      );
      expect(open.map(({ name }) => name.getText())).toEqual([]);
    },
  );
});

describe('a new product', () => {
  runInTemporaryFolder({
    'data/garden/product.ts': '',
    'data/garden/garden.mdx': '',
    'data/garden/words/soil.ts': '',
    'data/garden/guides/rake/rake.mdx': '',
    'data/garden/guides/rake/tines.ts': '',
    'data/garden/guides/rake/Handle/theme.ts': '',
    'data/seeds/moss.json': '',
  });

  it('has manifests beside its first page, and none beside others', async () => {
    const { listManifests: list } = await import('../../../../src/site/node/manifests/listManifests');
    expect(list()).toEqual(['data/garden/product.ts', 'data/garden/words/soil.ts', 'data/seeds/moss.json']);
  });
});
