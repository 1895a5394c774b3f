import { readFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { STAGES, type Artefact } from '../../../src/export/node/documents/artefact';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';
import { createPage, toExportedHtml } from './documents/createPage';

const { disk } = vi.hoisted(() => ({
  /** Files that can be written until the disk is full. */
  disk: { room: Infinity },
}));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof FileSystem>();
  const write = (file: string, content: string) => {
    if (disk.room === 0) {
      // What a full disk leaves.
      fs.writeFileSync(file, content.slice(0, 3));
      throw Object.assign(new Error(`ENOSPC: no space left on device, write`), { code: 'ENOSPC' });
    }
    disk.room -= 1;
    fs.writeFileSync(file, content);
  };
  return { ...fs, writeFileSync: write };
});

runInTemporaryFolder({
  'package.json': JSON.stringify({ name: 'garden-docs', version: '0.1.0', license: 'MIT' }),
  'package-lock.json': JSON.stringify({ packages: {} }),
});

beforeEach(() => {
  disk.room = Infinity;
});

/** As many as those of extensions, in each place and at each stage. */
const OF_EXTENSIONS: readonly Artefact[] = STAGES.flatMap((stage) => [
  {
    name: `notices ${stage}`,
    stage,
    make: () => Array.from({ length: 4 }, (_, index) => ({ path: `${stage}-${index}.txt`, body: 'closed' })),
  },
  {
    name: `hosts ${stage}`,
    stage,
    target: 'hosting',
    make: () => [{ path: `${stage}.conf`, body: 'closed' }],
  },
]);

function writeSite(text: string): void {
  const page = createPage('/', [{ kind: 'html', html: text }]);
  writeFile('.export/index.html', toExportedHtml(text, { page }));
  writeFile('.export/_next/static/chunks/main.js', 'start();');
  writeFile('.export/404/index.html', toExportedHtml('<h1>Not here</h1>', { pages: [] }));
}

it.each([0, 1, 3, 10, 20])(
  'a disk that is full after %i files leaves the site, and the next export succeeds',
  async (room) => {
    const { completeExport } = await import('../../../src/export/node/completeExport');
    const { artefacts: ofCore } = await import('../../../src/export/node/artefacts');
    const artefacts = [...ofCore, ...OF_EXTENSIONS];
    const { discardUnfinished, recover } = await import('../../../src/export/node/documents/publish.mjs');
    writeFile('hosting/nginx.conf', 'old');
    writeFile('out/index.html', 'old');
    writeSite('<p>Wet.</p>');

    disk.room = room;
    await expect(completeExport(artefacts, [])).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync('out/index.html', 'utf8') + readFileSync('hosting/nginx.conf', 'utf8')).toBe(
      'oldold',
    );

    disk.room = Infinity;
    recover();
    discardUnfinished();
    writeSite('<p>Dry.</p>');
    await completeExport(artefacts, []);
    expect(readFileSync('out/index.html', 'utf8')).toContain('Dry.');
  },
);
