import { describe, expect, it } from 'vitest';
import { listImportedModules, toPackageMap } from '../../../src/demo/node/packageMap';
import { runInTemporaryFolder } from '../../temporaryFolder';

runInTemporaryFolder({
  'garden/Rake.tsx': "import Button from '@shed/ui/Button';\nimport { rows } from './rows';\n",
  'garden/Hoe.tsx': "import Button from '@shed/ui/Button';\nimport { dig } from 'soil';\n",
});

describe('toPackageMap', () => {
  it('names each module that the demos import once, with what all of them may import, and sample data', () => {
    expect(toPackageMap(['garden/Rake.tsx', 'garden/Hoe.tsx'], ['plants'])).toBe(
      `export const packages = {
  '@shed/ui/Button': () => import('@shed/ui/Button'),
  'react': () => import('react'),
  'react-dom': () => import('react-dom'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'soil': () => import('soil'),
  './plants': () => import('./sampleData/plants'),
};
`,
    );
  });
});

describe('listImportedModules', () => {
  it.each([
    ["import * as React from 'react';", ['react']],
    ["import dayjs from 'dayjs';", ['dayjs']],
    ["import { Grid, type Column } from 'grid';", ['grid']],
    ["import 'dayjs/locale/pt';", ['dayjs/locale/pt']],
    ["import type { Column } from 'grid';", []],
    ["import type {} from 'grid/augmentation';", []],
    ["import { type Column } from 'grid';", []],
    ["import { rows } from './rows';", []],
  ])('%s', (code, modules) => {
    expect(listImportedModules(code)).toEqual(modules);
  });
});
