import { describe, expect, it } from 'vitest';
import { planUpdate } from '../../../../src/extensions/update/node/planUpdate';
import { createRegistry } from './createRegistry';

const registry = createRegistry({
  material: {
    '6.0.2': {},
    '6.1.6': { system: '^6.1.6', types: '^7.2.19', clsx: '^2.0.0' },
    '7.0.0': { system: '^7.0.0' },
  },
  system: { '6.0.2': {}, '6.1.6': { utils: '^6.1.6' }, '6.2.0': {}, '7.0.0': {} },
  utils: { '6.0.2': {}, '6.1.4': {}, '6.1.6': {} },
  license: { '7.15.0': {}, '7.29.1': {} },
  types: { '7.2.16': {}, '7.2.19': {}, '7.4.0-beta.1': {}, '7.3.0': {}, '8.0.0': {} },
  lab: { '6.1.0': { 'material?': '^6.1.0', base: '5.0.0-beta.70' } },
  grid: { '7.29.0': { 'material?': '^5.0.0 || ^6.0.0', utils: '^5.0.0' } },
  'grid-pro': { '7.15.0': {}, '7.28.0': {}, '7.29.0': { license: '7.29.1' }, '8.0.0': {} },
  'grid-premium': { '7.15.0': {}, '7.28.0': {}, '7.30.0': {}, '8.0.0': {} },
  joy: { '5.0.0-beta.52': { base: '5.0.0-beta.40-1', system: '^5.17.1' } },
  base: { '5.0.0-beta.40-1': {}, '5.0.0-beta.58': {}, '5.0.0-beta.70': {} },
  toolpad: { '0.8.1': { utils: '6.1.4' }, '0.14.0': { 'material?': '^7.0.0' } },
});

const installed = new Map([
  ['material', '6.0.2'],
  ['system', '6.0.2'],
  ['utils', '6.0.2'],
  ['types', '7.2.16'],
  ['lab', '6.0.0'],
  ['grid', '7.15.0'],
  ['grid-pro', '7.15.0'],
  ['grid-premium', '7.15.0'],
  ['toolpad', '0.5.2'],
  ['license', '7.15.0'],
  ['joy', '5.0.0-beta.46'],
  ['base', '5.0.0-beta.58'],
]);

const documented = new Set([
  'material',
  'system',
  'lab',
  'grid',
  'grid-pro',
  'grid-premium',
  'joy',
  'base',
  'toolpad',
]);

const needs = new Map<string, Readonly<Record<string, string>>>([
  ['material', { utils: '^6.0.2', system: '^6.0.2' }],
  ['grid-pro', { grid: '7.15.0', license: '7.15.0' }],
]);

async function plan(...names: string[]) {
  const requests = names.map((text) => {
    const [name = '', version = ''] = text.split('@');
    return { name, version };
  });
  const { packages, conflicts } = await planUpdate(requests, { installed, documented, needs }, registry);
  return { versions: packages.map(({ name, version }) => `${name}@${version}`), packages, conflicts };
}

describe('an update', () => {
  it('takes along what it needs: released together where that is so, else the newest that fits', async () => {
    const { versions, packages, conflicts } = await plan('material@6.1.6');
    expect(versions).toEqual(['material@6.1.6', 'system@6.1.6', 'types@7.3.0', 'utils@6.1.6']);
    expect(packages.map(({ from, reason }) => [from, reason])).toEqual([
      ['6.0.2', null],
      ['6.0.2', 'material needs ^6.1.6'],
      ['7.2.16', 'material needs ^7.2.19'],
      ['6.0.2', 'system needs ^6.1.6'],
    ]);
    expect(conflicts).toEqual([]);
  });

  it('takes the packages of higher plans along, in the same version or the one before', async () => {
    const { versions } = await plan('grid@7.29.0');
    expect(versions.filter((one) => one.startsWith('grid'))).toEqual([
      'grid@7.29.0',
      'grid-pro@7.29.0',
      'grid-premium@7.28.0',
    ]);
  });

  it('leaves copies of other majors, and of other releases, to npm', async () => {
    expect((await plan('grid@7.29.0')).conflicts).toEqual([]);
    expect(await plan('joy@5.0.0-beta.52')).toMatchObject({ versions: ['joy@5.0.0-beta.52'], conflicts: [] });
    expect((await plan('lab@6.1.0')).versions).not.toContain('base@5.0.0-beta.70');
  });

  it('leaves a version that others use to them, and raises one that nobody else does', async () => {
    expect((await plan('toolpad@0.8.1')).versions).toEqual(['toolpad@0.8.1']);
    expect((await plan('grid-pro@7.29.0')).versions).toEqual(['grid-pro@7.29.0', 'license@7.29.1']);
  });

  it('raises a peer', async () => {
    expect((await plan('lab@6.1.0')).versions).toEqual(
      expect.arrayContaining(['lab@6.1.0', 'material@6.1.6', 'system@6.1.6']),
    );
  });

  it('cannot raise a peer to another major', async () => {
    expect((await plan('toolpad@0.14.0')).conflicts).toEqual(['toolpad 0.14.0 needs material ^7.0.0.']);
  });

  it('keeps what was asked for', async () => {
    const { versions, conflicts } = await plan('lab@6.1.0', 'material@6.0.2');
    expect(versions).not.toContain('material@6.1.6');
    expect(conflicts).toEqual(['lab 6.1.0 needs material ^6.1.0.']);
  });

  it('is nothing where the version is installed', async () => {
    expect((await plan('utils@6.0.2')).versions).toEqual([]);
  });
});
