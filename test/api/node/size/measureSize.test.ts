import { describe, expect, test } from 'vitest';
import { measureAddedSize, measureSize } from '../../../../src/api/node/size/measureSize';
import { listRuntimeVersions } from '../../../../src/api/node/size/runtimeVersions';

test('measures a component without React, and always the same', async () => {
  const size = await measureSize('@mui/base', 'NoSsr');
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThan(1000);
  expect(await measureSize('@mui/base', 'NoSsr')).toBe(size);
});

test('counts what a component needs', async () => {
  const [button, hook] = await Promise.all([
    measureSize('@mui/base', 'Button'),
    measureSize('@mui/base', 'useButton'),
  ]);
  expect(button).toBeGreaterThan(hook);
});

test('measures what has no reference from the root of the package', async () => {
  expect(await measureSize('@mui/base', 'createFilterOptions')).toBeGreaterThan(100);
});

describe('what a component adds to an app', () => {
  const noSsr = { package: '@mui/base', name: 'NoSsr' };
  const button = { package: '@mui/base', name: 'Button' };

  test('leaves out what both need', async () => {
    const added = await measureAddedSize(button, [
      noSsr,
      { package: '@mui/base/useButton', name: 'useButton' },
    ]);
    expect(added).toBeGreaterThan(100);
    expect(added).toBeLessThan((await measureSize('@mui/base', 'Button')) - 500);
  });

  test('is what the app would save, for one of its imports', async () => {
    const added = await measureAddedSize(noSsr, [button]);
    expect(added).toBeGreaterThan(0);
    expect(await measureAddedSize(noSsr, [noSsr, button])).toBe(added);
  });

  test('is nothing for what something else contains', async () => {
    // Names of exports are all that is left of it.
    expect(await measureAddedSize({ package: '@mui/base', name: 'useButton' }, [button])).toBeLessThan(50);
  });
});

test('names the export that a package does not have', async () => {
  await expect(measureSize('@mui/base', 'Rake')).rejects.toThrow(
    'Rake cannot be measured with "import { Rake } from \'@mui/base\';": "Rake" is not exported by',
  );
});

test('names the module that a package does not have, or a package that is not there', async () => {
  for (const module of ['@mui/base/Rake', '@garden/rake']) {
    await expect(measureSize(module, 'Rake')).rejects.toThrow(`: there is no module "${module}".`);
  }
});

test('a size holds for the bundler and all packages that are bundled', () => {
  const names = listRuntimeVersions('@mui/material').map((version) => version.replace(/@[^@/]+$/, ''));
  expect(names).toEqual(
    expect.arrayContaining(
      ['rolldown', '@mui/system', '@emotion/cache', 'stylis'].map((name) => `node_modules/${name}`),
    ),
  );
});
