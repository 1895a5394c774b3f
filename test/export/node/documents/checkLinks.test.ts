import { describe, expect, it } from 'vitest';
import { findDeadLinks, findDuplicateIds } from '../../../../src/export/node/documents/checkLinks';
import type { ExportedDocument } from '../../../../src/export/node/documents/exportedDocument';
import { createDocument } from './createPage';

/** A demo as it stands in a page; its links are examples. */
const DEMO =
  '<div data-demo-root="" data-name="RakeLinks"><p><a href="/invoices/">Invoices<br>of</a><i id="total"></i></p></div>';

function exportPage(path: string, body: string): ExportedDocument {
  return createDocument(`${path.slice(1)}index.html`, body);
}

const soil = exportPage(
  '/garden/soil/',
  '<h2 id="wet">Wet</h2><h2 id="%C3%A9t%C3%A9">Été</h2><h2 id="a&amp;b">A&amp;B</h2>',
);
const home = exportPage('/', '<h1>Garden</h1>');

/** The faults of a page with some links, beside the pages above. */
function findFaults(body: string) {
  const rake = exportPage('/garden/rake/', body);
  const faults = findDeadLinks(
    [rake, soil, home],
    'https://garden.example',
    (path) => path === '/static/leaves.svg',
  );
  return faults.map(({ document, ...fault }) => ({ file: document.file, ...fault }));
}

describe('findDeadLinks', () => {
  it.each([
    ['a page', '/garden/soil/'],
    ['the home page', '/'],
    ['a page with a query', '/garden/soil/?a=b'],
    ['a heading of another page', '/garden/soil/#wet'],
    ['a heading whose id is encoded', '/garden/soil/#%C3%A9t%C3%A9'],
    ['a heading whose id needs decoding', '/garden/soil/#été'],
    ['an id with an entity', '/garden/soil/#a&amp;b'],
    ['a heading of this page', '#colors'],
    ['this page', '/garden/rake/'],
    ['the head of this page', '#'],
    ['another site', 'https://example.com/none/#none'],
    ['an address for mail', 'mailto:garden@example.com'],
    ['a file', '/static/leaves.svg'],
  ])('accepts a link to %s', (_, href) => {
    expect(findFaults(`<h2 id="colors">Colors</h2><a class="x" href="${href}">Link</a>`)).toEqual([]);
  });

  it.each([
    ['a page that is not there', '/garden/spade/', /^Link to \/garden\/spade\/: there is no such page\. /],
    ['a page without its slash', '/garden/soil', /^Link to \/garden\/soil: there is no such page\. /],
    [
      'a file that is not there',
      '/static/none.svg',
      /^Link to \/static\/none\.svg: there is no such page\. /,
    ],
    [
      'an anchor that another page lacks',
      '/garden/soil/#dry',
      /^Link to \/garden\/soil\/#dry: \/garden\/soil\/ has no element with the id "dry"\. /,
    ],
    [
      'an anchor that this page lacks',
      '#sizes',
      /^Link to #sizes: \/garden\/rake\/ has no element with the id "sizes"\. /,
    ],
    ['an anchor in another case', '/garden/soil/#Wet', /has no element with the id "Wet"/],
    ['an anchor that cannot be decoded', '/garden/soil/#100%', /has no element with the id "100%"/],
    ['no address at all', 'https://', /^Link to https:\/\/: /],
  ])('finds a link to %s', (_, href, reason) => {
    expect(findFaults(`<p>See <a href="${href}">it</a>.</p>`)).toEqual([
      { file: 'garden/rake/index.html', searchText: href, reason: expect.stringMatching(reason) as string },
    ]);
  });

  it.each([
    ['a picture', '<img alt="" src="/static/none.png">', '/static/none.png'],
    [
      'a card for social networks',
      '<meta property="og:image" content="https://garden.example/static/card.png" data-next-head=""/>',
      '/static/card.png',
    ],
    ['another one', '<meta name="twitter:image" content="/static/card.png"/>', '/static/card.png'],
    ['an icon', '<link rel="icon" href="/static/none.svg"/>', '/static/none.svg'],
    ['its own address', '<link rel="canonical" href="https://garden.example/none/"/>', '/none/'],
  ])('finds %s that is not there', (_, html, searchText) => {
    expect(findFaults(html)).toMatchObject([{ searchText }]);
  });

  it('accepts pictures and addresses of the head that are there, and those of other sites', () => {
    const head =
      '<link rel="canonical" href="https://garden.example/garden/soil/"/><link rel="icon" href="/static/leaves.svg"/>' +
      '<meta property="og:image" content="https://garden.example/static/leaves.svg"/>' +
      '<img alt="" src="https://pictures.example/none.png"><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
    expect(findFaults(head)).toEqual([]);
  });

  it('names a link that stands twice once', () => {
    expect(findFaults('<a href="/none/">A</a><a href="/none/">B</a>')).toHaveLength(1);
  });

  it('takes links in demos for examples, and ids in demos for theirs', () => {
    expect(findFaults(`<figure id="RakeLinks">${DEMO}</figure><a href="#RakeLinks">Demo</a>`)).toEqual([]);
    expect(findFaults(`<figure>${DEMO}</figure><a href="#total">Total</a>`)).toHaveLength(1);
  });

  it('does not take inline data or escaped code for links', () => {
    expect(
      findFaults('<script>"<a href=\\"/none/\\">"</script><code>&lt;a href="/none/"&gt;</code>'),
    ).toEqual([]);
  });
});

describe('findDuplicateIds', () => {
  const findIds = (body: string) =>
    findDuplicateIds([exportPage('/garden/rake/', body)]).map(({ reason }) => reason);

  it('accepts ids that stand once, and the same id on two pages', () => {
    expect(findDuplicateIds([soil, { ...soil, file: 'other/index.html' }])).toEqual([]);
    expect(findIds('<h2 id="a">A</h2><h2 id="b" data-id="a">B</h2><label for="a">C</label>')).toEqual([]);
  });

  it('finds an id that stands twice', () => {
    expect(findIds('<h2 id="wet">Wet</h2><p class="x" id="wet">Wet</p>')).toEqual([
      'The id "wet" occurs more than once on the page.',
    ]);
  });

  it('finds an id that a demo repeats', () => {
    expect(findIds(`<h2 id="total">Total</h2>${DEMO}`)).toHaveLength(1);
  });

  it('does not look into inline scripts and styles', () => {
    expect(
      findIds('<h2 id="a">A</h2><script>\'<b id="a">\'</script><style>/* <b id="a"> */</style>'),
    ).toEqual([]);
  });
});
