import { describe, expect, it } from 'vitest';
import { getSandboxPackages, listImportedPackages } from '../../../../src/demo/node/files/packages';
import { readInstalledVersion } from '../../../../src/base/node/manifest';

const FILE = `${process.cwd()}/data/garden/Rake.tsx`;

describe('the packages of a sandbox', () => {
  it('are those that a file imports, in whatever way', () => {
    const code = `
      import * as React from "react";
      import Button from '@mui/material/Button';
      import {
        DataGrid,
        type GridColDef,
      } from '@mui/x-data-grid';
      import 'dayjs/locale/de';
      import Helper from './Helper';
      const text = \`import fake from 'fake';\`;
    `;
    expect(listImportedPackages(code)).toEqual([
      'react',
      '@mui/material',
      '@mui/x-data-grid',
      'dayjs',
      '@types/react',
    ]);
  });

  it('have the installed versions, their peers and their family', () => {
    const packages = getSandboxPackages("import { DataGrid } from '@mui/x-data-grid';", FILE);
    for (const name of ['@mui/x-data-grid', '@mui/material', '@mui/system', '@mui/styled-engine', 'vite']) {
      expect(packages[name]).toBe(readInstalledVersion(name));
    }
    expect(Object.values(packages).join(' ')).not.toMatch(/[\^~*]|latest/);
  });

  it('have Tailwind and its plugin for Vite where a demo is styled by it', () => {
    const file = `${process.cwd()}/data/garden/Rake/tailwind/index.tsx`;
    const packages = getSandboxPackages('', file);
    expect(packages.tailwindcss).toBe(readInstalledVersion('tailwindcss'));
    expect(packages['@tailwindcss/vite']).toBe(packages.tailwindcss);
  });

  it('leave out what the demo has nothing to do with', () => {
    const packages = getSandboxPackages("import { Tabs } from '@mui/base/Tabs';", FILE);
    expect(Object.keys(packages)).not.toContain('@mui/material');
  });

  it('must be installed', () => {
    expect(() => getSandboxPackages("import Rake from 'rake-of-nobody';", FILE)).toThrow(
      'data/garden/Rake.tsx: imports rake-of-nobody, which is not installed. Install it, or import another.',
    );
  });
});
