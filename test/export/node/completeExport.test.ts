import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Artefact } from '../../../src/export/node/documents/artefact';
import type { ExportPart } from '../../../src/export/node/exportParts';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';
import { createPage, toExportedHtml } from './documents/createPage';

/** Writes what `next build` leaves behind: some pages by path, and the not-found page. */
function writeExport(bodies: Readonly<Record<string, string>>): void {
  for (const [path, body] of Object.entries(bodies)) {
    const page = createPage(path, [{ kind: 'html', html: body }]);
    writeFile(`.export${path}index.html`, toExportedHtml(body, { page }));
  }
  writeFile('.export/_next/static/chunks/main.js', 'start();');
  writeFile('.export/404/index.html', toExportedHtml('<h1>Not here</h1>', { pages: [] }));
}

runInTemporaryFolder({
  'package.json': JSON.stringify({ name: 'garden-docs', version: '0.1.0', license: 'MIT' }),
  'package-lock.json': JSON.stringify({ packages: {} }),
  'data/garden/rake.mdx': '---\ntitle: Garden\n---\n\nSee [soil](/soil/).\n',
  'out/index.html': 'the earlier export',
});

/** Completes the export of the folder; its modules take their paths at their start. */
async function completeExport(parts: readonly ExportPart[] = []) {
  const [{ completeExport: complete }, { artefacts: ofCore }] = await Promise.all([
    import('../../../src/export/node/completeExport'),
    import('../../../src/export/node/artefacts'),
  ]);
  const artefacts: readonly Artefact[] = [
    {
      name: 'pictures',
      stage: 'linked',
      make: ({ documents }) =>
        documents.flatMap(({ page }) =>
          page ? { path: `pictures${page.path}one.png`, body: Buffer.from([137]) } : [],
        ),
    },
    ...ofCore,
    {
      name: 'names',
      stage: 'derived',
      make: ({ hasFile }) => [
        {
          path: 'names.json',
          body: JSON.stringify(['soil', 'nowhere'].map((one) => hasFile(`${one}/index.html`))),
        },
      ],
      listLinkable: () => ['/soil.md'],
      development: { owns: (file) => file.split('/')[0] === 'dev', make: () => [] },
    },
    {
      name: 'fences',
      stage: 'derived',
      target: 'hosting',
      make: () => [{ path: 'fences.conf', body: 'closed' }],
    },
    {
      name: 'plan',
      stage: 'compressed',
      make: () => [{ path: 'plans/site.json', body: '0'.repeat(2000) }],
    },
  ];
  return complete(artefacts, parts);
}

const readOut = (file: string) => readFileSync(`out/${file}`, 'utf8');

describe('completeExport', () => {
  it('puts the checked export in the place of the earlier one, complete with what is made from all pages', async () => {
    writeExport({
      '/': '<p>See <a href="/soil/">soil</a>. <img src="/pictures/soil/one.png"></p>',
      '/soil/': '<p>Wet. <a href="/soil.md">As Markdown</a></p>',
    });
    writeFile('.export/dev/names.json', 'of the development server');
    const { pages, notes } = await completeExport([
      ({ documents, artefacts, folder }) => ({
        summary: JSON.stringify(artefacts.filter(({ name }) => name === 'plan')),
        warnings: [`${documents.length}, ${existsSync(`${folder}/plans/site.json.br`)}`],
      }),
    ]);
    expect(pages).toBe(3);
    expect(notes.map(({ warnings }) => warnings)).toEqual([['3, true']]);
    expect(JSON.parse(notes[0]?.summary ?? '')).toEqual([
      { name: 'plan', ms: expect.any(Number), files: 1, bytes: 2000 },
    ]);
    expect(existsSync('out/plans/site.json.br')).toBe(true);
    expect(existsSync('out/dev')).toBe(false);
    expect(readOut('index.html')).toContain('<p>See <a href="/soil/">soil</a>.');
    expect([...readFileSync('out/pictures/soil/one.png')]).toEqual([137]);
    expect(readOut('index.html')).toContain('{"kind":"html","html":""}');
    expect(readOut('sitemap.xml')).toContain('/soil/</loc>');
    expect(readOut('soil/index.html')).toContain('<script type="application/ld+json">{"@context"');
    expect(readOut('404.html')).not.toContain('ld+json');
    expect(existsSync('out/robots.txt') && existsSync('out/.complete')).toBe(true);
    expect(readOut('404.html')).toContain('<h1>Not here</h1>');
    expect(readOut('names.json')).toBe('[true,false]');
    const [, startScript] =
      /<script src="\/(_next\/static\/start-\w+\.js)" defer="">/.exec(readOut('index.html')) ?? [];
    expect(readOut(startScript ?? '')).toContain('pointermove');
    expect(existsSync('.export')).toBe(false);
    expect(existsSync(`out/${startScript}.br`)).toBe(true);
    expect(readFileSync('hosting/fences.conf', 'utf8')).toBe('closed');
  });

  it('stops at a dead link with file and line, and leaves the earlier export as it was', async () => {
    writeExport({ '/': '<p>See <a href="/soil/">soil</a>.</p>' });
    await expect(completeExport()).rejects.toThrow(
      'data/garden/rake.mdx:5: Link to /soil/: there is no such page.',
    );
    expect(readOut('index.html')).toBe('the earlier export');
    expect(existsSync('out/.complete')).toBe(false);
  });

  it('names the line of the very link that is dead', async () => {
    writeFile('data/garden/rake.mdx', 'See [wet soil](/garden/soil/)\nand [soil](/soil/).\n');
    writeExport({
      '/': '<a href="/garden/soil/">a</a><a href="/soil/">b</a>',
      '/garden/soil/': '<p>Wet.</p>',
    });
    await expect(completeExport()).rejects.toThrow('data/garden/rake.mdx:2: Link to /soil/:');
  });

  it('names all faults at once', async () => {
    writeExport({ '/': '<a href="/soil/">a</a><a href="#none">b</a><i id="c"></i><i id="c"></i>' });
    await expect(completeExport()).rejects.toThrow(/\/soil\/.*\n.*"none".*\n.*"c"/);
  });

  it('takes a folder without a page for a dead link', async () => {
    writeExport({ '/': '<a href="/soil/">soil</a>', '/soil/wet/': '<p>Wet.</p>' });
    await expect(completeExport()).rejects.toThrow('Link to /soil/: there is no such page.');
  });

  it('takes a link without its slash for a dead one', async () => {
    writeExport({ '/': '<a href="/soil">soil</a>', '/soil/': '<p>Wet.</p>' });
    await expect(completeExport()).rejects.toThrow('Link to /soil: there is no such page.');
  });

  it('says what to run when there is nothing to export', async () => {
    await expect(completeExport()).rejects.toThrow('There is nothing to export: .export/ is missing.');
  });
});

it('an export that was left half done is not taken for one to complete', async () => {
  writeExport({ '/': '<p>Wet.</p>' });
  writeFile('.export/.begun', '');
  await expect(completeExport()).rejects.toThrow('.export/ was left half done. Run npm run build.');
  expect(readOut('index.html')).toBe('the earlier export');
});

it('an export replaces what an unfinished one has left', async () => {
  writeFile('.export-earlier/index.html', 'half removed');
  writeFile('.export-hosting/nginx.conf', 'half written');
  writeExport({ '/': '<p>Wet.</p>' });
  await completeExport();
  expect(existsSync('.export-earlier') || existsSync('.export-hosting')).toBe(false);
  expect(existsSync('out/.begun')).toBe(false);
});
