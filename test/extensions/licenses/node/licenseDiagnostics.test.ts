import { describe, expect, it } from 'vitest';
import {
  isAccepted,
  throwLicenseDiagnostics,
} from '../../../../src/extensions/licenses/node/licenseDiagnostics';

const ACCEPTED = ['MIT', 'ISC', 'Zlib'];

describe('a license', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['none', false],
    ['mit', false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['GPL-3.0 OR MIT', true],
    ['GPL-3.0 OR LGPL-3.0', false],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0 AND MIT OR ISC', true],
    ['GPL-3.0 AND (MIT OR ISC)', false],
    ['(MIT) AND (ISC)', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('"%s" is accepted: %s', (license, expected) => {
    expect(isAccepted(license, ACCEPTED)).toBe(expected);
  });
});

describe('a package that ships', () => {
  const policy = {
    accepted: ACCEPTED,
    named: { hoe: { license: 'The Hoe License', reason: 'allows gardens' } },
    notShipped: {},
    embedded: {},
  };
  const createPackage = (
    name: string,
    license: string,
    embedded: { name: string; license: string }[] = [],
  ) => ({
    path: `node_modules/${name}`,
    name,
    version: '1.2.3',
    license,
    embedded,
  });

  it('passes with an accepted license, or with one that is named', () => {
    throwLicenseDiagnostics([createPackage('rake', 'MIT'), createPackage('hoe', 'The Hoe License')], policy);
  });

  it('stops the build with any other, and all are told at once, with their fix', () => {
    const packages = [createPackage('spade', 'GPL-3.0'), createPackage('fork', 'none')];
    expect(() => throwLicenseDiagnostics(packages, policy)).toThrow(
      /^node_modules\/spade\/package\.json: spade 1\.2\.3 has the license "GPL-3\.0", which data\/licenses\.ts does not accept\. .*"accepted".*\nnode_modules\/fork\/package\.json: fork 1\.2\.3 has the license "none", /,
    );
  });

  it('stops it with what is inside, too', () => {
    const packages = [createPackage('rake', 'MIT', [{ name: 'handle', license: 'GPL-3.0' }])];
    expect(() => throwLicenseDiagnostics(packages, policy)).toThrow(
      'handle, inside rake, has the license "GPL-3.0"',
    );
  });
});
