// Loaded before the first test's clock runs.
import 'typescript';
import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'data/garden/leaves.ts': "import { wind } from './wind';\n",
  'data/garden/wind.tsx': "import './Rake';\n",
  'data/garden/rake.css': '',
  'data/garden/soil.json': '',
  'data/garden/Rake.tsx': '',
});

/** Imported in the test, because it takes the folder where it starts for the repository. */
const find = async (code: string) => {
  const { findDemoFiles } = await import('../../../../src/demo/node/files/demoFiles');
  const home = `${process.cwd()}/data/garden/`;
  return findDemoFiles(code, `${home}Rake.tsx`).map((file) => file.replace(home, ''));
};

describe('the files of a demo', () => {
  it('are those that it imports, and those that they import, once', async () => {
    expect(
      await find("import * as React from 'react';\nimport './rake.css';\nimport { leaf } from './leaves';\n"),
    ).toEqual(['rake.css', 'leaves.ts', 'wind.tsx']);
  });

  it.each([
    ['that is missing', './spade', 'there is no spade.ts and no spade.tsx next to it. Create that file'],
    ['with its ending', './leaves.ts', 'Beside it is leaves.ts: import a .ts or .tsx without its ending'],
    ['that is neither TypeScript nor CSS', './soil', 'Beside it is soil.json'],
    ['elsewhere', '../shed/spade', 'only from its own folder'],
    ['further down', './shed/spade', 'only from its own folder'],
  ])('stop the build at one %s, with file and line', async (_, specifier, reason) => {
    const message = new RegExp(
      `^data/garden/Rake\\.tsx:2: imports ${specifier.replaceAll('.', '\\.')}.*${reason}`,
    );
    await expect(find(`const a = 1;\nimport b from '${specifier}';\n`)).rejects.toThrow(message);
  });
});
