import { describe, expect, it } from 'vitest';
import { emptyInlineData, parseExportedPage } from '../../../src/build/export/exportedPage';
import type { DemoBlock, Page, Segment } from '../../../src/model/page';
import { createPage, toExportedHtml } from './createPage';

const FILE = 'garden/index.html';

const demo: DemoBlock = {
  name: 'RakeColors',
  key: 'RakeColors',
  stylings: [],
  layout: 'stretch',
  code: 'preview',
  height: 320,
  iframe: false,
  javascript: 'none',
  idPrefix: 'd0-',
  html: '<button>Rake</button>',
  preview: '<span class="t-tag">Button</span>',
  file: 'data/garden/RakeColors.tsx',
};

const segments: Segment[] = [
  { kind: 'html', html: '<p>Never write &lt;/script&gt; or <code></script></code>.</p>' },
  { kind: 'demo', demo },
  { kind: 'demo', demo: { ...demo, name: 'RakeSizes', code: 'closed', height: null, preview: null } },
];

const page: Page = createPage('/garden/', segments, {
  title: 'How to close a </script>',
  description: "Prices in $& and $', and <!-- comments",
  headings: [{ id: 'colors', text: 'Colors <b>', level: 2 }],
  demoCss: '.a{color:red}',
  resources: [{ kind: 'source', href: 'https://example.com/a?b&c', label: 'Source' }],
});

const toHtml = (segment: Segment) =>
  segment.kind === 'html' ? segment.html : segment.kind === 'demo' ? segment.demo.html : '';

const demos = segments.flatMap((segment) => (segment.kind === 'demo' ? [segment.demo.html] : []));

const BODY = `<main>${segments.map(toHtml).join('')}</main>`;
const HTML = toExportedHtml(BODY, { page, other: 1 });

/** The page's inline data, found like a browser does: up to the first end tag. */
function readInlineData(html: string): unknown {
  const start = html.indexOf('>', html.indexOf('<script id="__NEXT_DATA__"')) + 1;
  return JSON.parse(html.slice(start, html.indexOf('</script>', start)));
}

describe('parseExportedPage', () => {
  it('reads the data out of a page', () => {
    expect(parseExportedPage(FILE, HTML)).toEqual({ file: FILE, html: HTML, page, demos });
  });

  it('has no data where a page has no text of its own', () => {
    expect(parseExportedPage('404.html', toExportedHtml('', { pages: [] })).page).toBeNull();
  });

  it('refuses HTML that Next has not written, and names the file', () => {
    expect(() => parseExportedPage(FILE, '<p>Hello</p>')).toThrow(`${FILE}: no inline page data.`);
  });
});

describe('emptyInlineData', () => {
  const emptied = emptyInlineData({ file: FILE, html: HTML, page, demos });

  it('keeps everything but prose, demos, previews and their CSS', () => {
    expect(readInlineData(emptied)).toEqual({
      props: {
        pageProps: {
          page: {
            ...page,
            demoCss: '',
            segments: [
              { kind: 'html', html: '' },
              { kind: 'demo', demo: { ...demo, html: '', preview: '' } },
              {
                kind: 'demo',
                demo: { ...demo, name: 'RakeSizes', code: 'closed', height: null, html: '', preview: null },
              },
            ],
          },
          other: 1,
        },
        __N_SSG: true,
      },
      page: '/garden',
      buildId: 'b1',
    });
  });

  it('changes nothing outside of the data', () => {
    const [before, after] = [HTML, emptied].map((html) => html.split('<script id="__NEXT_DATA__"'));
    expect(after?.[0]).toBe(before?.[0]);
    expect(emptied.startsWith('<!DOCTYPE html>') && emptied.endsWith('</script></body></html>')).toBe(true);
    expect(emptied).toContain('type="application/json" crossorigin="anonymous">');
  });

  it('is not broken by an end tag or a comment in a text', () => {
    const start = emptied.indexOf('>', emptied.indexOf('<script id="__NEXT_DATA__"')) + 1;
    expect(emptied.slice(start, emptied.lastIndexOf('</script>'))).not.toContain('<');
  });

  it('leaves the data of a page as it is that an export can empty again', () => {
    const again = parseExportedPage(FILE, emptied);
    expect(emptyInlineData(again)).toBe(emptied);
  });

  it('leaves a page without data alone', () => {
    const html = toExportedHtml('<main></main>', { pages: [{ href: '/', title: 'Home' }] });
    expect(emptyInlineData({ file: '404.html', html, page: null, demos: [] })).toBe(html);
  });

  it('empties the page of a single demo, too', () => {
    const source = { full: 'rake()', preview: null, javascript: null, files: [], packages: {} };
    const demo = {
      path: '/demos/garden/Rake/',
      title: 'Rake',
      html: '<p>Rake</p>',
      css: '.a{color:red}',
      source,
    };
    const exported = parseExportedPage(FILE, toExportedHtml(demo.html, { demo }));
    expect(exported).toMatchObject({ page: null, demos: [demo.html] });
    expect(readInlineData(emptyInlineData(exported))).toMatchObject({
      props: { pageProps: { demo: { title: 'Rake', html: '', css: '', source: null } } },
    });
  });
});
