import { expect, it } from 'vitest';
import {
  readStoredFiles,
  sumKinds,
  type StoredFile,
} from '../../../../src/extensions/report/node/measureFiles';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

runInTemporaryFolder({});

const toFile = (path: string): StoredFile => ({
  path,
  size: { bytes: 3, transfer: 2 },
  copies: { files: 0, bytes: 0 },
});

it.each([
  ['demos/garden/rake/RakeBasic/index.html', 'single demos: HTML'],
  ['_next/data/b1/demos/garden/rake/RakeBasic.json', 'single demos: data'],
  ['garden/rake/index.html', 'pages: HTML'],
  ['garden/demos/index.html', 'pages: HTML'],
  ['_next/data/b1/garden/search/rake.json', 'pages: data'],
  ['garden/search/rake.md', 'pages: Markdown'],
  ['social/garden/rake.png', 'pages: social images'],
  ['garden/api/rake/card.json', 'hover cards'],
  ['llms.txt', 'texts for assistants'],
  ['garden/llms-full.txt', 'texts for assistants'],
  ['search/site.json', 'search index'],
  ['_next/static/search/1a2b.json', 'search index'],
  ['_next/static/icons/1a2b.json', 'icons'],
  ['offline/garden.json', 'offline plans'],
  ['_next/static/chunks/1a2b.js', 'scripts'],
  ['_next/static/chunks/1a2b.css', 'style sheets'],
  ['_next/static/media/1a2b.woff2', 'fonts'],
  ['static/rake.svg', 'images'],
  ['sitemap.xml', 'other'],
])('%s is of the kind "%s"', (path, kind) => {
  expect(sumKinds([toFile(path)]).map((one) => one.kind)).toEqual([kind]);
});

it('adds up what files and their compressed copies cost, and names the largest', () => {
  const files = {
    'a.js': '12345',
    'a.js.br': '123',
    'a.js.gz': '1234',
    'static/b.js': '12',
    '.complete': '1',
  };
  for (const [name, text] of Object.entries(files)) writeFile(`site/${name}`, text);
  expect(sumKinds([...readStoredFiles('site').values()])).toEqual([
    {
      kind: 'scripts',
      files: 2,
      size: { bytes: 7, transfer: 5 },
      copies: { files: 2, bytes: 7 },
      largest: { path: 'a.js', bytes: 5 },
    },
  ]);
});
