import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { products } from '../../../data/products';
import { site } from '../../../data/site';
import { toPublishedCode } from '../../../src/demo/node/files/sampleData';
import { listElements } from '../../../src/base/node/htmlElements';
import type { Page } from '../../../src/page/shared/page';
import { getFullTextPath, getIndexPath, getMarkdownPath } from '../../../src/page/shared/pageFiles';
import { expect, test } from '../../test';

const read = (publicPath: string) => readFileSync(path.join('out', publicPath), 'utf8');

/** Public paths of the pages in the sitemap. */
const paths = Array.from(read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g), ([, address = '']) =>
  address.slice(site.url.length),
);

const [buildId = ''] = readdirSync('out/_next/data');

function readPage(publicPath: string): Page {
  const name = publicPath === '/' ? '/index' : publicPath.slice(0, -1);
  return (JSON.parse(read(`_next/data/${buildId}${name}.json`)) as { pageProps: { page: Page } }).pageProps
    .page;
}

/** Addresses of this site in Markdown, as public paths without their anchors. */
function listLinks(markdown: string): string[] {
  const links = Array.from(markdown.matchAll(/\]\((https?:[^)\s]+)\)/g), ([, address = '']) => address);
  return links
    .filter((address) => address.startsWith(`${site.url}/`))
    .map((address) => address.slice(site.url.length).replace(/[?#].*/, ''));
}

/** Whether the export answers a public path. */
function isThere(publicPath: string): boolean {
  const file = path.join('out', decodeURI(publicPath.endsWith('/') ? `${publicPath}index.html` : publicPath));
  return existsSync(file) && statSync(file).isFile();
}

/** A text without what Markdown and HTML write differently. */
const toWords = (text: string) => text.replace(/[\\`]/g, '').replace(/\s+/g, ' ');

test('each page of the sitemap has a Markdown page, and no other page has one', () => {
  const markdownPages = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
  expect(paths.length).toBeGreaterThan(0);
  expect(markdownPages.sort()).toEqual(paths.map(getMarkdownPath).sort());
});

test('Markdown pages and pages agree: title, description, headings, and the sources of all demos', () => {
  const faults = paths.flatMap((one) => {
    const page = readPage(one);
    const markdownPage = read(getMarkdownPath(one));
    const text = toWords(markdownPage);
    const demos = page.segments.flatMap((segment) =>
      (segment.kind === 'demo' || segment.kind === 'hero') && segment.demo ? [segment.demo] : [],
    );
    const files = demos.flatMap(({ file, stylings }) => [file, ...stylings.map((styled) => styled.file)]);
    const missing = [
      ...[`# ${page.title} `, page.description, ...page.headings.map((heading) => heading.text)].filter(
        (part) => !text.includes(toWords(part)),
      ),
      ...files.filter((file) => !markdownPage.includes(toPublishedCode(readFileSync(file, 'utf8')).trim())),
    ];
    return missing.map((part) => `${one}: ${part}`);
  });
  expect(faults).toEqual([]);
});

test('the document of a page names its Markdown page, and has the same description', () => {
  const faults = paths.filter((one) => {
    const elements = listElements(read(`${one}index.html`));
    const has = (attributes: Readonly<Record<string, string>>) =>
      elements.some((element) =>
        Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
      );
    const href = site.url + getMarkdownPath(one);
    const { description } = readPage(one);
    return (
      !has({ rel: 'alternate', type: 'text/markdown', href }) ||
      !has({ name: 'description', content: description })
    );
  });
  expect(faults).toEqual([]);
});

test('each page is in one index, and the index of the site leads to the others', () => {
  const indexes = products.map(({ root }) => getIndexPath(root));
  const [home, ...others] = [getIndexPath(''), ...indexes].map((index) => listLinks(read(index)));
  expect(home).toEqual(expect.arrayContaining(indexes));
  const listed = [...(home ?? []).filter((link) => !indexes.includes(link)), ...others.flat()];
  expect(listed.sort()).toEqual(paths.map(getMarkdownPath).sort());
});

test('the file with all texts of a product has every page of its index', () => {
  for (const { root } of products) {
    const titles = listLinks(read(getIndexPath(root))).length;
    const sources = read(getFullTextPath(root)).match(/^Source: https?:\S+\/$/gm) ?? [];
    expect(sources).toHaveLength(titles);
  }
});

test('no link of a Markdown page is dead', () => {
  const dead = paths.flatMap((one) => {
    const links = new Set(listLinks(read(getMarkdownPath(one))));
    return [...links].filter((link) => !isThere(link)).map((link) => `${one}: ${link}`);
  });
  expect(dead).toEqual([]);
});
