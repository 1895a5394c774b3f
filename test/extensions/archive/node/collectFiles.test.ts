import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectFiles } from '../../../../src/extensions/archive/node/collectFiles';
import { toZip } from '../../../../src/extensions/archive/node/zip';
import { toExportedHtml } from '../../../export/node/documents/createPage';

const toDocument = (body: string) => toExportedHtml(body, {});

/** A site with two products, of which one is archived. */
const SITE: Readonly<Record<string, string>> = {
  'garden/index.html': toDocument(
    '<a href="/garden/rake/">Rake</a><a href="/kitchen/">Kitchen</a><a href="/garden.md">Markdown</a>',
  ),
  'garden/rake/index.html': toDocument(
    '<link rel="stylesheet" href="/a.css"/><link rel="manifest" href="/site.json"/><img src="/rake.png"/><iframe src="/demos/garden/Rake/"></iframe>',
  ),
  'demos/garden/Rake/index.html': toDocument('<img src="/leaf.png"/>'),
  'demos/garden/Unused/index.html': toDocument('<img src="/unused.png"/>'),
  'kitchen/index.html': toDocument('<img src="/pan.png"/>'),
  'a.css': '@font-face{src:url(media/a.woff2);font-display:optional}',
  'media/a.woff2': 'font',
  'rake.png': 'rake',
  'leaf.png': 'leaf',
  'unused.png': 'unused',
  'pan.png': 'pan',
  'site.json': '{}',
  'garden.md': '# Garden',
  '_next/static/chunks/main.js': 'framework()',
};

function collect() {
  return collectFiles(
    {
      documents: Object.keys(SITE).filter((file) => file.endsWith('.html')),
      has: (file) => file in SITE,
      read: (file) => Buffer.from(SITE[file] ?? ''),
      findSource: () => null,
    },
    {
      hasDocument: (file) => /^(?:demos\/)?garden\//.test(file),
      findProduct: () => 'garden',
      added: new Map([['index.html', 'start']]),
      siteUrl: 'https://site.example',
    },
  );
}

describe('an archive', () => {
  it('has the pages of its product and what they need, nothing else', () => {
    expect([...collect().keys()].sort()).toEqual([
      'a.css',
      'demos/garden/Rake/index.html',
      'garden/index.html',
      'garden/rake/index.html',
      'index.html',
      'leaf.png',
      'media/a.woff2',
      'rake.png',
    ]);
  });

  it('links pages to each other, and to the site where it ends', () => {
    expect(collect().get('garden/index.html')).toContain(
      '<a href="rake/index.html">Rake</a><a href="https://site.example/kitchen/">Kitchen</a>',
    );
    expect(collect().get('garden/rake/index.html')).toContain('src="../../demos/garden/Rake/index.html"');
  });

  it('shows its fonts at once: nothing preloads them', () => {
    expect(collect().get('a.css')).toBe('@font-face{src:url(media/a.woff2);font-display:block}');
  });

  it('is one folder with sorted names, and has the same bytes whenever it is made', () => {
    const files = collect();
    const zip = toZip(files, 'garden-docs');
    const names = Object.keys(unzipSync(zip));
    expect(names).toEqual([...files.keys()].sort().map((name) => `garden-docs/${name}`));
    expect(toZip(new Map([...files].reverse()), 'garden-docs')).toEqual(zip);
  });
});
