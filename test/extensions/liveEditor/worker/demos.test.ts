import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findDemoFiles } from '../../../../src/demo/node/files/demoFiles';
import { listDemoFiles, toPackageMap } from '../../../../src/demo/node/packageMap';
import { isSampleData, listSampleData, readPublishedCode } from '../../../../src/demo/node/files/sampleData';
import { isCodeError } from '../../../../src/demo/shared/liveCode';
import { compile } from '../../../../src/extensions/liveEditor/worker/compile';

const products = readdirSync('data', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, all: listDemoFiles(path.join('data', name)) }));

for (const { name, all } of products) {
  it(`every demo of ${name} can be edited`, { timeout: 60_000 + all.length * 100 }, () => {
    const map = toPackageMap(all, listSampleData(path.join('data', name)));
    // A demo that is a folder has styles that are made at build; one with files beside it would lack them: neither
    // is edited.
    const files = all.filter(
      (file) =>
        !existsSync(path.join(path.dirname(file), 'index.tsx')) &&
        findDemoFiles(readFileSync(file, 'utf8'), path.resolve(file)).every(isSampleData),
    );
    const faults = files.flatMap((file) => {
      const result = compile(readPublishedCode(file), 'TS');
      if (isCodeError(result)) return [{ file, fault: result.detail }];
      return result.imports
        .filter(({ specifier }) => !map.includes(`'${specifier}':`))
        .map(({ specifier }) => ({ file, fault: specifier }));
    });
    expect(faults).toEqual([]);
  });
}
