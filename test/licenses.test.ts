import { describe, expect, it } from 'vitest';
import { licenses } from '../data/licenses';
import { isAccepted } from '../src/extensions/licenses/node/licenseDiagnostics';
import { readShippedPackages } from '../src/extensions/licenses/node/shippedPackages';
import { getPackageName, requireManifest } from '../src/base/node/manifest';
import { imports, isOwn } from './sources';

const shipped = readShippedPackages();
const names = new Set(shipped.map(({ name }) => name));

it('a package that code for browsers imports is listed: it is in "dependencies", and not in "devDependencies"', () => {
  const isForBrowsers = (file: string) => !/^src\/(cli\/|.*\/node\/)/.test(file);
  const imported = imports
    .filter((one) => !isOwn(one) && one.kind !== 'type' && isForBrowsers(one.from))
    .filter(({ to }) => !to.startsWith('node:'));
  expect(imported.length).toBeGreaterThan(100);
  const faults = imported.filter(({ to }) => !names.has(getPackageName(to)));
  expect(faults.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

describe('what data/licenses.ts knows of the installed packages', () => {
  it('is needed: what is named ships, and its own manifest has no accepted license', () => {
    const needless = Object.keys(licenses.named).filter((name) => {
      const found = shipped.find((one) => one.name === name);
      return !found || isAccepted(requireManifest(found.path).license ?? 'none', licenses.accepted);
    });
    expect(needless).toEqual([]);
  });

  it('is needed: what does not ship is a dependency of the site, or of something that does', () => {
    const wanted = new Set(
      ['.', ...shipped.map(({ path }) => path)].flatMap((path) =>
        Object.keys(requireManifest(path).dependencies ?? {}),
      ),
    );
    expect(Object.keys(licenses.notShipped).filter((name) => !wanted.has(name))).toEqual([]);
  });
});

it('every package that ships has its license text, or its makers have published it without', () => {
  expect(shipped.filter(({ text }) => text === '').map(({ path }) => path)).toEqual([
    'node_modules/@mui/x-charts-pro/node_modules/@mui/x-charts-vendor',
    'node_modules/@mui/x-charts-vendor',
    'node_modules/client-only',
    'node_modules/jszip/node_modules/isarray',
    'node_modules/exceljs/node_modules/saxes',
  ]);
});
