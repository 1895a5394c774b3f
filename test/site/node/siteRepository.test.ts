import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRepository } from '../../../src/site/node/siteRepository';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';
import { git, keepGitHere } from '../../temporaryRepository';

const GITHUB = 'https://github.com/garden/atlas';

runInTemporaryFolder({ 'package.json': '{}' });

keepGitHere();

/** Makes the folder a clone of an address. */
function cloneFrom(address: string): void {
  git('init', '-q');
  git('remote', 'add', 'origin', address);
}

it('is nowhere without git, without a remote, and in a clone of a folder', () => {
  expect(findRepository('.')).toBeNull();
  git('init', '-q');
  expect(findRepository('.')).toBeNull();
  git('remote', 'add', 'origin', '/srv/git/atlas.git');
  expect(findRepository('.')).toBeNull();
});

it.each([
  ['https://ada:secret@github.com/garden/atlas.git', GITHUB],
  ['git@github.com:garden/atlas.git', GITHUB],
  ['ssh://git@gitlab.com/garden/atlas.git', 'https://gitlab.com/garden/atlas'],
  // What their addresses of files are, nobody has said.
  ['git@code.example:garden/atlas.git', null],
  ['https://github.com.example/garden/atlas.git', null],
  ['http://ada@127.0.0.1:4000/git/garden/atlas', null],
])('of a clone of %s is %s', (address, expected) => {
  cloneFrom(address);
  expect(findRepository('.')).toBe(expected);
});

it('is what the manifest says, on any host and whatever the clone comes from', () => {
  cloneFrom('git@github.com:ada/fork.git');
  writeFile('package.json', '{ "repository": "https://code.example/garden/atlas.git" }');
  expect(findRepository('.')).toBe('https://code.example/garden/atlas');
  writeFile(
    'package.json',
    '{ "repository": { "type": "git", "url": "git+https://github.com/garden/atlas.git" } }',
  );
  expect(findRepository('.')).toBe(GITHUB);
});

it('is not that of a repository in which the site is a folder', () => {
  cloneFrom(GITHUB);
  mkdirSync('docs');
  writeFile('docs/package.json', '{}');
  expect(findRepository('docs')).toBeNull();
});
