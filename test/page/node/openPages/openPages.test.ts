import { readFileSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({ 'data/garden/rake/rake.mdx': '', 'data/garden/hoe/hoe.mdx': '' });

/** The module as the development server has it after these pages were opened. */
async function load(openPages: readonly string[] | null) {
  vi.resetModules();
  vi.doMock('../../../../src/demo/client/importPage', () => ({ openPages }));
  return import('../../../../src/page/node/openPages/openPages');
}

describe('the pages that the development server compiles', () => {
  beforeEach(async () => (await load([])).resetOpenPages());

  it('are none at first, and then those that somebody opens, each once', async () => {
    const { openPage, readOpenPages } = await load([]);
    expect(readOpenPages()).toEqual([]);
    await openPage('garden/rake/rake', '/garden/rake/');
    await openPage('garden/hoe/hoe', '/garden/hoe/');
    await openPage('garden/rake/rake', '/garden/rake/');
    expect(readOpenPages()).toEqual(['garden/rake/rake', 'garden/hoe/hoe']);
  });

  it('are asked for again once they are compiled', async () => {
    const answer = await (await load([])).openPage('garden/rake/rake', '/garden/rake/');
    expect(answer).toEqual({ redirect: { destination: '/garden/rake/', permanent: false } });
    expect(await (await load(['garden/rake/rake'])).openPage('garden/rake/rake', '/garden/rake/')).toBeNull();
  });

  it('are all in a build', async () => {
    const { openPage, readOpenPages } = await load(null);
    expect(await openPage('garden/rake/rake', '/garden/rake/')).toBeNull();
    expect(readOpenPages()).toEqual([]);
  });

  it('say which demos are beside them', async () => {
    const { listOpenFiles, openPage, toPageFile } = await load([]);
    await openPage('garden/hoe/hoe', '/garden/hoe/');
    const [dig, rake] = ['garden/hoe/Dig', 'garden/rake/Rake'].map(toPageFile);
    expect(listOpenFiles([dig ?? '', rake ?? ''])).toEqual([dig]);
  });

  it('do without one that was deleted', async () => {
    const { openPage, readOpenPages, toPageFile, OPEN_PAGES_FILE } = await load([]);
    await openPage('garden/hoe/hoe', '/garden/hoe/');
    rmSync(toPageFile('garden/hoe/hoe'));
    expect(readFileSync(OPEN_PAGES_FILE, 'utf8')).toContain('garden/hoe/hoe');
    expect(readOpenPages()).toEqual([]);
    expect(await openPage('garden/hoe/hoe', '/garden/hoe/')).toEqual({ notFound: true });
  });
});

it('are imported one by one', async () => {
  const { toImportCode } = await load([]);
  expect(toImportCode(['garden/rake/rake'])).toContain(
    `'garden/rake/rake': () => import('../../../data/garden/rake/rake.mdx'),`,
  );
});
