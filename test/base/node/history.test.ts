import { expect, it } from 'vitest';
import { keepAuthors, toHistories } from '../../../src/base/node/history';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';
import { commitAll, git, keepGitHere } from '../../temporaryRepository';

runInTemporaryFolder({ 'data/garden/rake/rake.mdx': '# Rake' });

keepGitHere();

/** `readHistories` of the temporary folder. */
async function read(folder = '.') {
  const { readHistories } = await import('../../../src/base/node/history');
  return Object.fromEntries(readHistories(folder));
}

const LOG = [
  '\0c4 1794528000 Ada Lovelace\n\ndata/garden/garden.mdx\ndata/garden/menu.ts\n',
  '\0c3 1794441600 renovate[bot]\n\ndata/garden/rake/RakeTeeth.tsx\n',
  '\0c2 1794355200 Grace Hopper\n\ndata/garden/rake/rake.mdx\ndata/garden/rake/RakeTeeth.tsx\n',
  '\0c1 1794268800 Ada Lovelace\n\ndata/garden/rake/rake.mdx\ndata/garden/menu.ts\n',
  '\0c0 1794182400 Grace Hopper\n\ndata/garden/rake/rake.mdx\ndata/site.ts\n',
].join('');

const findFolder = (file: string) => /^(data\/.+)\//.exec(file)?.[1] ?? null;

it('names the day of the last commit, and the people by their number of commits', () => {
  expect(Object.fromEntries(toHistories(LOG, new Set(), findFolder))).toEqual({
    'data/garden': { updated: '2026-11-13', contributors: ['Ada Lovelace'] },
    'data/garden/rake': { updated: '2026-11-12', contributors: ['Grace Hopper', 'Ada Lovelace'] },
  });
});

it('names only people whom the configuration knows, in the order of their commits', () => {
  const history = { updated: '2026-11-12', contributors: ['Grace Hopper', 'agent', 'Ada Lovelace'] };
  const keep = (...authors: string[]) => keepAuthors(history, authors).contributors;
  expect(keep('Ada Lovelace', 'Grace Hopper', 'Alan Turing')).toEqual(['Grace Hopper', 'Ada Lovelace']);
  expect(keep()).toEqual([]);
});

it('leaves out commits that do not count', () => {
  const history = toHistories(LOG, new Set(['c4', 'c3', 'c2', 'c0']), findFolder);
  expect([...history]).toEqual([
    ['data/garden/rake', { updated: '2026-11-10', contributors: ['Ada Lovelace'] }],
  ]);
});

it('reads a repository: days in UTC, demos with their page, ignored revisions, mapped names', async () => {
  commitAll('Ada', '2026-11-09T23:30:00-05:00');
  writeFile('data/garden/rake/RakeTeeth/css/styles.css', 'a {}');
  commitAll('Grace', '2026-11-11T12:00:00Z');
  writeFile('data/garden/rake/rake.mdx', '#  Rake');
  const formatting = commitAll('Tool', '2026-11-12T12:00:00Z');
  writeFile('.git-blame-ignore-revs', `# Formats everything\n${formatting}\n`);
  writeFile('.mailmap', 'Ada Lovelace <ada@example.com>');
  writeFile('data/garden/spade/spade.mdx', '# Not committed');
  expect(await read()).toEqual({
    'data/garden/rake': { updated: '2026-11-11', contributors: ['Grace', 'Ada Lovelace'] },
  });
});

it('reads a site in a folder of a repository', async () => {
  writeFile('docs/data/garden/spade/spade.mdx', '# Spade');
  commitAll('Ada', '2026-11-09T12:00:00Z');
  expect(await read('docs')).toEqual({
    'data/garden/spade': { updated: '2026-11-09', contributors: ['Ada'] },
  });
});

it('knows nothing without a repository, without a commit, and of a copy that the repository ignores', async () => {
  expect(await read()).toEqual({});
  git('init', '-q');
  expect(await read()).toEqual({});
  writeFile('.gitignore', '.cache/');
  commitAll('Ada', '2026-11-09T12:00:00Z');
  writeFile('.cache/copy/data/garden/rake/rake.mdx', '# Rake');
  expect(await read('.cache/copy')).toEqual({});
});

it('knows nothing of a shallow clone', async () => {
  commitAll('Ada', '2026-11-09T12:00:00Z');
  writeFile('data/garden/rake/rake.mdx', '# Rakes');
  commitAll('Grace', '2026-11-10T12:00:00Z');
  git('clone', '-q', '--depth', '1', `file://${process.cwd()}`, 'shallow');
  expect(await read('shallow')).toEqual({});
});
