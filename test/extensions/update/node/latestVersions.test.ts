import { expect, it } from 'vitest';
import { findLatestVersions } from '../../../../src/extensions/update/node/latestVersions';
import { createRegistry } from './createRegistry';

const registry = createRegistry({
  material: { '6.0.2': {}, '6.5.0': {}, '6.10.0-alpha.1': {}, '7.0.0': {} },
  joy: {
    '5.0.0-beta.46': {},
    '5.0.0-beta.52': {},
    '5.0.0-beta.9': {},
    '5.0.0-beta.60-dev.2024': {},
    '5.0.0-beta.40-1': {},
    '5.0.0-dev.2024': {},
    '6.0.0': {},
  },
  icons: { '6.0.2': {} },
  toolpad: { '0.5.2': {}, '0.12.0': { 'material?': '^6.4.0' }, '0.13.0': { 'material?': '^7.0.0' } },
});

const installed = new Map([
  ['material', '6.0.2'],
  ['joy', '5.0.0-beta.46'],
  ['icons', '6.0.2'],
  ['toolpad', '0.5.2'],
]);

it('the newest versions are of the documented majors, of the installed kind, and fit each other', async () => {
  expect(
    await findLatestVersions(
      { installed, documented: new Set(installed.keys()), needs: new Map() },
      registry,
    ),
  ).toEqual([
    { name: 'material', version: '6.5.0' },
    { name: 'joy', version: '5.0.0-beta.52' },
    { name: 'toolpad', version: '0.12.0' },
  ]);
});
