import { beforeEach, describe, expect, it } from 'vitest';
import { parseExportedDocument } from '../../../../src/export/node/documents/exportedDocument';
import { getOfflineFiles } from '../../../../src/extensions/offline/node/getOfflineFiles';
import {
  parseOfflineIndex,
  parseOfflinePlan,
  type OfflinePlan,
} from '../../../../src/extensions/offline/shared/offline';
import type { ProductEntry } from '../../../../src/site/shared/product';
import { createPage, toExportedHtml } from '../../../export/node/documents/createPage';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const product = (id: string): ProductEntry => ({
  id,
  name: id,
  root: `/${id}`,
  href: `/${id}/`,
  tagline: '',
  category: null,
  accent: 'moss',
  mark: 'cells',
  demoTheme: 'none',
});

/** Pages by path; all load `main.js`, which knows the demos of two modules. */
const PAGES: Readonly<Record<string, string>> = {
  '/garden/':
    '<img src="/static/rake.svg"><img src="https://example.com/a.svg"><a href="/garden/soil/">Soil</a>',
  '/garden/soil/': '<div data-module="garden/worm"></div><iframe src="/demos/soil/"></iframe>',
  '/demos/soil/': '<img src="/static/frame.svg">',
  '/attic/': '<a href="/garden/">Garden</a>',
};

const loader = (id: number, name: string) =>
  `${id},s=>{s.v(t=>Promise.all(["static/chunks/${name}.js"].map(t=>s.l(t))))}`;

let files: Readonly<Record<string, string>>;

runInTemporaryFolder({});
beforeEach(() => {
  files = {
    '_next/static/chunks/main.js': `${loader(1, 'worm')},${loader(2, 'lamp')},3,a=>{"../../data/garden/worm.mdx":{id:()=>1,module:()=>a.A(1)},"../../data/attic/lamp.mdx":{id:()=>2,module:()=>a.A(2)}}`,
    '_next/static/b1/_buildManifest.js': '{"/garden/[[...slug]]":["static/chunks/route.js"]}',
    '_next/static/chunks/route.js': '',
    '_next/static/chunks/worm.js': 'dig()',
    '_next/static/chunks/lamp.js': 'shine()',
    '_next/static/chunks/style.css': '@font-face{src:url(../media/serif.woff2)}',
    '_next/static/media/serif.woff2': 'serif',
    '_next/static/search/garden.1/names.json': '{}',
    '_next/static/search/attic.1/names.json': '{}',
    '_next/data/b1/garden.json': '{}',
    '_next/data/b1/garden/soil.json': '{"wet":true}',
    '_next/data/b1/gardener.json': '{}',
    'garden/api/rake/card.json': '{}',
    'garden/api/rake/card.json.br': '-',
    'garden/soil.md': '# Soil',
    'garden/llms.txt': '# Garden',
    'garden/llms-full.txt': '# Garden',
    'search/site.json': '{}',
    'static/rake.svg': '<svg/>',
    'static/frame.svg': '<svg/>',
  };
});

function read(): { plans: Record<string, OfflinePlan>; index: readonly { id: string }[] } {
  Object.entries(files).forEach(([file, text]) => writeFile(file, text));
  const style = '<link rel="stylesheet" href="/_next/static/chunks/style.css"/>';
  const documents = Object.entries(PAGES).map(([path, body]) => {
    const file = `${path.slice(1)}index.html`;
    const html = toExportedHtml(
      style + body,
      path.startsWith('/demos/') ? {} : { page: createPage(path, []) },
    );
    writeFile(file, html);
    return parseExportedDocument(file, html);
  });
  const artefacts = getOfflineFiles(
    documents,
    [product('garden'), product('attic'), product('sea')],
    '.',
    [],
  );
  const bodies = artefacts.map(({ body }) => JSON.parse(body) as unknown);
  const plans = bodies.flatMap((body) => parseOfflinePlan(body) ?? []);
  return {
    plans: Object.fromEntries(plans.map((plan) => [plan.id, plan])),
    index: bodies.flatMap(parseOfflineIndex),
  };
}

const listPaths = (plan?: OfflinePlan) => plan?.files.map(([path]) => path);

describe('what products need offline', () => {
  it('is what their pages, demos and frames need, with their part of the search', () => {
    const { plans } = read();
    expect(listPaths(plans.garden)).toEqual([
      '/_next/data/b1/garden.json',
      '/_next/data/b1/garden/soil.json',
      '/_next/static/chunks/main.js',
      '/_next/static/chunks/route.js',
      '/_next/static/chunks/style.css',
      '/_next/static/chunks/worm.js',
      '/_next/static/media/serif.woff2',
      '/_next/static/search/garden.1/names.json',
      '/demos/soil/',
      '/garden/',
      '/garden/api/rake/card.json',
      '/garden/soil/',
      '/search/site.json',
      '/static/frame.svg',
      '/static/rake.svg',
    ]);
    expect(listPaths(plans.attic)).not.toContain('/_next/static/chunks/worm.js');
  });

  it('has compressed sizes, and a hash where the name has none', () => {
    const { garden } = read().plans;
    const find = (path: string) => garden?.files.find(([one]) => one === path);
    expect(find('/garden/api/rake/card.json')).toEqual([
      expect.any(String),
      1,
      expect.stringMatching(/^\w{16}$/),
    ]);
    expect(find('/_next/static/chunks/worm.js')).toEqual(['/_next/static/chunks/worm.js', 5]);
  });

  it('is listed with sizes and versions, without a product that has no page', () => {
    const { index, plans } = read();
    expect(index.map(({ id }) => id)).toEqual(['garden', 'attic']);
    expect(plans.garden).toMatchObject(index[0] ?? {});
  });

  it('is another version when a file changes, and only then', () => {
    const [before, again] = [read().plans, read().plans];
    expect(again).toEqual(before);
    files = { ...files, 'static/rake.svg': '<svg></svg>' };
    const after = read().plans;
    expect(after.garden?.version).not.toBe(before.garden?.version);
    expect(after.attic?.version).toBe(before.attic?.version);
  });

  it('cannot be told when no chunk lists the demos of a page', () => {
    files = { ...files, '_next/static/chunks/main.js': 'start()' };
    expect(read).toThrow('garden/soil/index.html: no chunk lists the demos of garden/worm.');
  });
});
