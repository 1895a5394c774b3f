import { expect, it } from 'vitest';
import { measureSite } from '../../../../src/extensions/report/node/measureSite';
import type { PageReport } from '../../../../src/extensions/report/node/siteReport';
import type { Page, Segment } from '../../../../src/page/shared/page';
import type { ProductEntry } from '../../../../src/site/shared/product';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';
import { createDocument, createPage } from '../../../export/node/documents/createPage';

const garden: ProductEntry = {
  id: 'garden',
  name: 'Garden',
  tagline: 'Tools and beds',
  root: '/garden',
  href: '/garden/',
  accent: 'moss',
  mark: 'sheets',
  category: 'core',
  demoTheme: 'none',
};

runInTemporaryFolder({});

const html = (text: string): Segment => ({ kind: 'html', html: text });

/** Measures the page of a path, with files of the export. */
function measure(
  page: Page | null,
  files: Readonly<Record<string, string>> = {},
  body = '',
): PageReport | undefined {
  const file = page ? `${page.path.slice(1)}index.html` : '404/index.html';
  writeFile(`site/${file}`, 'html');
  for (const [name, text] of Object.entries(files)) writeFile(`site/${name}`, text);
  return measureSite([createDocument(file, body, page ? { page } : {})], [garden], 'site', '/start.js')
    .pages[0];
}

it.each<readonly [type: string, segments: readonly Segment[], more: Partial<Page>]>([
  ['guide', [html('<p>Text</p>')], {}],
  ['component', [], { headings: [{ id: 'api', text: 'API', level: 2 }] }],
  ['API', [], { file: null, module: '' }],
  ['tool', [{ kind: 'tool', tool: 'density' }], {}],
  ['landing', [], { layout: 'landing' }],
  ['landing', [{ kind: 'hero', html: null, demo: null }], {}],
])('finds the type %s', (type, segments, more) => {
  expect(measure(createPage('/garden/rake/', segments, more))).toMatchObject({ type, product: 'garden' });
});

it('counts the not-found page as another document', () => {
  expect(measure(null)).toMatchObject({ path: '/404/', type: 'other', product: '-', words: 0 });
});

it('counts the words of the text, without tags and code', () => {
  const text =
    '<h2 id="a">A &amp; <b>rake</b></h2><pre class="x"><code>const\nleaves = 1;</code></pre><p>It’s 5 m long.</p>';
  expect(measure(createPage('/garden/rake/', [html(text)]))?.words).toBe(6);
  expect(measure(createPage('/garden/rake/', [html(text)], { file: null }))?.words).toBe(0);
});

it('measures what the document names once, compressed where it is', () => {
  const files = {
    'garden/rake/index.html.br': 'ht',
    '_next/data/b1/garden/rake.json': '{"a":1}',
    'start.js': '12345',
    'start.js.br': '123',
    'start.js.gz': '1234',
    '_next/static/chunks/main.js': '12',
    'static/a.css': '1234',
    'static/rake.svg': '1',
    '.complete': 'now',
  };
  const body =
    '<link rel="preload" href="/static/a.css" as="style"/><link rel="stylesheet" href="/static/a.css"/>' +
    '<img src="/static/rake.svg" alt=""/><img src="/static/rake.svg" alt=""/><img src="/gone.svg" alt=""/>';
  expect(measure(createPage('/garden/rake/', []), files, body)).toMatchObject({
    html: { bytes: 4, transfer: 2 },
    data: { bytes: 7, transfer: 7 },
    css: 4,
    scripts: 5,
    images: 1,
  });
  const { files: kinds } = measureSite([], [garden], 'site', '/start.js');
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'scripts', files: 2 }));
  expect(kinds.reduce((total, { files: count }) => total + count, 0)).toBe(6);
});

it('finds the data of the home page', () => {
  const page = createPage('/', []);
  expect(measure(page, { '_next/data/b1/index.json': '{}' })?.data.bytes).toBe(2);
});
