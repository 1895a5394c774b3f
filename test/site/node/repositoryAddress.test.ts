import { expect, it } from 'vitest';
import { toRepositoryAddress, toWebAddress } from '../../../src/site/node/repositoryAddress';

const GITHUB = 'https://github.com/garden/rake';

it.each([
  [GITHUB, GITHUB],
  [`${GITHUB}.git`, GITHUB],
  [`${GITHUB}/`, GITHUB],
  [`${GITHUB}.git\n`, GITHUB],
  ['https://ada:secret@github.com/garden/rake.git', GITHUB],
  ['https://token@github.com/garden/rake', GITHUB],
  [`${GITHUB}?token=secret#main`, GITHUB],
  ['http://github.com/garden/rake', GITHUB],
  ['git://github.com/garden/rake.git', GITHUB],
  ['git+https://github.com/garden/rake.git', GITHUB],
  ['git+ssh://git@github.com/garden/rake.git', GITHUB],
  ['ssh://git@github.com:22/garden/rake.git', GITHUB],
  ['git@github.com:garden/rake.git', GITHUB],
  ['git@github.com:/garden/rake.git', GITHUB],
  ['github.com:garden/rake', GITHUB],
  ['git@gitlab.com:garden/tools/rake.git', 'https://gitlab.com/garden/tools/rake'],
  ['https://code.example:8443/garden/rake.git', 'https://code.example:8443/garden/rake'],
])('the repository %s is at %s', (address, expected) => {
  expect(toWebAddress(address)).toBe(expected);
  expect(toRepositoryAddress({ url: address })).toBe(expected);
});

it.each([
  '',
  '/srv/git/rake.git',
  './rake',
  '../rake',
  'C:\\rake',
  'C:/garden/rake',
  'file:///srv/git/rake.git',
  'file://github.com/garden/rake',
  'http://code.example/garden/rake',
  'ftp://github.com/garden/rake',
  'javascript:alert(1)',
  'https://github.com',
  'https://github.com/garden/"onclick=',
  // An alias in the settings of ssh.
  'work:garden/rake',
  'git@work:garden/rake',
  'ext::sh -c date',
])('%j is at no web address', (address) => {
  expect(toWebAddress(address)).toBeNull();
  expect(toRepositoryAddress(address)).toBeNull();
});

it.each(['garden/rake', 'github:garden/rake'])(
  '%s is a repository for npm, and a folder for git',
  (address) => {
    expect(toRepositoryAddress(address)).toBe(GITHUB);
    expect(toWebAddress(address)).toBeNull();
  },
);
