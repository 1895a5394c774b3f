import { expect, it } from 'vitest';
import { readHtml, type ExportedDocument } from '../../../../src/export/node/documents/exportedDocument';
import { listExternalLinks } from '../../../../src/extensions/externalLinks/node/listExternalLinks';

const SITE = {
  url: 'https://atlas.example.com',
  repository: 'https://github.com/garden/atlas',
  sandboxes: { stackblitz: 'https://stackblitz.com/run', codesandbox: 'https://codesandbox.io/define' },
};

const createDocument = (file: string, html: string, isPage = true): ExportedDocument => ({
  ...readHtml(html),
  file,
  html,
  inlineData: { buildId: 'b1', props: { pageProps: {} } },
  // Only whether there is a page matters.
  page: isPage ? ({ file } as ExportedDocument['page']) : null,
});

const list = (...documents: readonly ExportedDocument[]) =>
  listExternalLinks(documents, SITE).map(({ url, places }) => [
    url,
    places.map(({ document }) => document.file),
  ]);

it('lists each address once, with the pages that link to it', () => {
  const soil = createDocument(
    'soil.html',
    '<a href="https://worm.org/a#one">a</a><a href="https://worm.org/a#two">a</a>',
  );
  const seed = createDocument(
    'seed.html',
    '<a href="https://worm.org/a">a</a><img src="http://seed.org/x.png">',
  );
  expect(list(soil, seed)).toEqual([
    ['https://worm.org/a', ['soil.html', 'seed.html']],
    ['http://seed.org/x.png', ['seed.html']],
  ]);
});

it('leaves out the site, its sandboxes, files of its repository and reserved names', () => {
  const html = [
    'https://atlas.example.com/soil/',
    'https://stackblitz.com/run?file=a',
    'https://github.com/garden/atlas/edit/main/data/soil.mdx',
    'https://example.org/start',
    'http://localhost:3000/',
    'mailto:worm@garden.org',
    '/soil/',
    'https://github.com/garden/atlas',
    'https://github.com/garden/atlas-of-worms',
  ].map((href) => `<a href="${href}">a</a>`);
  expect(list(createDocument('soil.html', html.join(''))).map(([url]) => url)).toEqual([
    'https://github.com/garden/atlas',
    'https://github.com/garden/atlas-of-worms',
  ]);
});

it('leaves out links of demos, which are examples', () => {
  const html = '<div data-demo-root=""><a href="https://worm.org/">a</a></div>';
  expect(list(createDocument('soil.html', html))).toEqual([]);
  expect(list(createDocument('demo.html', '<a href="https://worm.org/">a</a>', false))).toEqual([]);
});
