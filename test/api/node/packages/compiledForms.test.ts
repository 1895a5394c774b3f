import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findErrorMessages } from '../../../../src/extensions/errorDecoder/node/errorMessages';
import { loadClassLists } from '../../../../src/api/node/packages/classLists';
import { findModuleFile, loadModule } from '../../../../src/api/node/packages/packageModule';
import {
  findRuntimeProps,
  getRefSupport,
  readRuntimeSource,
} from '../../../../src/api/node/packages/runtimeSource';
import { COMPILED_FORMS } from './compiledForms';

mkdirSync('.cache', { recursive: true });
// Where the packages that the modules import are found.
const root = mkdtempSync(path.resolve('.cache', 'compiled-forms-'));
afterAll(() => rmSync(root, { recursive: true }));

const packages = COMPILED_FORMS.map(({ versions, files }, index) => {
  const folder = path.join(root, String(index));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return [versions, folder] as const;
});

describe.each(packages)('%s', (_, folder) => {
  it('gives the classes of a component', () => {
    const [list, ...others] = loadClassLists(path.join(folder, 'Rake/rakeClasses.d.ts'));
    expect(list).toMatchObject({ objectName: 'rakeClasses', owner: 'MuiRake' });
    expect(Object.fromEntries(list?.classes ?? [])).toEqual({ root: 'MuiRake-root', wide: 'MuiRake-wide' });
    expect(others).toEqual([]);
  });

  it('gives the props of a component, with their comments', () => {
    const source = readRuntimeSource(path.join(folder, 'Rake/Rake.d.ts'));
    expect(findRuntimeProps(source, 'Rake')).toMatchObject([
      {
        name: 'width',
        validatorType: 'number',
        comment: { description: 'Its width in cm.', defaultValue: '40' },
      },
    ]);
    expect(getRefSupport(source, 'Rake')).toBe('yes');
  });

  it('gives the message of an error', () => {
    const file = findModuleFile(path.join(folder, 'Rake/Rake.d.ts'), 'module') ?? '';
    expect(findErrorMessages(readFileSync(file, 'utf8'))).toEqual([
      { code: '7', text: 'MUI: A rake of %s cm.\nWiden it.' },
    ]);
  });
});

describe('a module that cannot be read', () => {
  const folder = path.join(root, 'broken');
  mkdirSync(path.join(folder, 'Hoe'), { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: '@garden/broken', version: '1.0.0' }),
  );
  writeFileSync(path.join(folder, 'Hoe/hoeClasses.js'), 'throw new Error("No hoe.");');

  it.each(['Hoe/hoeClasses.d.ts', 'Hoe/missing.d.ts'])('%s gives nothing, and stops nothing', (file) => {
    expect(loadModule(path.join(folder, file))).toBeNull();
    expect(loadClassLists(path.join(folder, file))).toEqual([]);
  });
});
