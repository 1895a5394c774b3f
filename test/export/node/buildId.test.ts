import { renameSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';
import { commitAll, git, keepGitHere } from '../../temporaryRepository';

runInTemporaryFolder({
  'pages/index.tsx': 'export default () => null;',
  'src/site/shared/site.ts': '',
  'data/garden/garden.mdx': '# Garden',
  'data/garden/rake.mdx': '# Rake',
  'public/static/icon.svg': '<svg/>',
  'next.config.ts': '',
  'package-lock.json': '{}',
  'package.json': '{}',
});

keepGitHere();

async function getBuildId() {
  vi.resetModules();
  const module = await import('../../../src/export/node/buildId');
  return module.getBuildId();
}

it('is the same for the same sources, whatever else lies beside them', async () => {
  const id = await getBuildId();
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  writeFile('README.md', '# Garden');
  writeFile('.cache/api/1', '{}');
  expect(await getBuildId()).toBe(id);
});

function setRemote(address: string): void {
  git('init', '-q');
  git('remote', 'add', 'origin', address);
}

it.each([
  ['a text changes', () => writeFile('data/garden/rake.mdx', '# Rakes')],
  ['a file is added', () => writeFile('data/garden/spade.mdx', '')],
  ['a file is renamed', () => renameSync('data/garden/rake.mdx', 'data/garden/hoe.mdx')],
  ['a package changes', () => writeFile('package-lock.json', '{"rake": "2.0.0"}')],
  ['a page is committed', () => commitAll('Ada', '2026-11-09T12:00:00Z')],
  ['the repository is another one', () => setRemote('https://github.com/garden/atlas')],
  ['a setting changes', () => vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://garden.example.com')],
])('is another one when %s', async (_, change) => {
  const id = await getBuildId();
  change();
  expect(await getBuildId()).not.toBe(id);
  vi.unstubAllEnvs();
});
