import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseExportedDocument } from '../../../../src/export/node/documents/exportedDocument';
import { writeExportedDocument } from '../../../../src/export/node/documents/writeExportedDocument';
import { POLICY_SCRIPT_ID } from '../../../../src/export/node/policy/documentPolicy';
import type { DemoBlock, Page, Segment } from '../../../../src/page/shared/page';
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

const BODY = `<main>${segments.map(toHtml).join('')}</main>`;
const HTML = toExportedHtml(BODY, { page, other: 1 });

/** The page's inline data, found like a browser does: up to the first end tag. */
function readInlineData(html: string): unknown {
  const start = html.indexOf('>', html.indexOf('<script id="__NEXT_DATA__"')) + 1;
  return JSON.parse(html.slice(start, html.indexOf('</script>', start)));
}

describe('a document of the export', () => {
  it('has its page’s data', () => {
    expect(parseExportedDocument(FILE, HTML)).toMatchObject({ file: FILE, html: HTML, page });
  });

  it('has no page where a document has no text of its own', () => {
    expect(parseExportedDocument('404.html', toExportedHtml('', { pages: [] })).page).toBeNull();
  });

  it('is one that Next has written, else the error names the file', () => {
    expect(() => parseExportedDocument(FILE, '<p>Hello</p>')).toThrow(`${FILE}: no inline page data.`);
  });

  const findElements = (body: string) =>
    parseExportedDocument(FILE, toExportedHtml(body, {})).elements.slice(1, -1);

  it('has its elements with decoded attributes, but not what scripts, styles, comments and code only name', () => {
    expect(
      findElements(
        '<A HREF=/a class="b">A</a><p data-id="c">B</p><script>"<i id=\'d\'>"</script><style>/*<i id="e">*/</style>' +
          '<!-- <i id="f"> --><code>&lt;i id="g"&gt;</code><img alt=">" src="/h?i&amp;j=&#x27;">',
      ),
    ).toEqual([
      { tag: 'a', attributes: { href: '/a', class: 'b' }, isInDemo: false },
      { tag: 'img', attributes: { alt: '>', src: "/h?i&j='" }, isInDemo: false },
    ]);
  });

  it('knows which of them belong to a demo, however its tags are closed', () => {
    const elements = findElements(
      '<i id="a"></i><div id="b" data-demo-root=""><p id="c"><div id="d"><br><input id="e"><ul><li id="f">F<li id="g">G</ul>' +
        '<div data-demo-root><i id="h"></i></div><i id="i"></i></div></div><i id="j"></i>',
    );
    expect(elements.filter(({ isInDemo }) => isInDemo).map(({ attributes }) => attributes.id)).toEqual([
      ...'cdefghi',
    ]);
  });

  it('has its scripts with their places', () => {
    const body = '<p>é</p><script src="/a.js" defer=""></script><script>if (1 < 2) "</p>";</script>';
    const { html, scripts } = parseExportedDocument(FILE, toExportedHtml(body, {}));
    expect(scripts.slice(1, 3).map(({ start, end }) => html.slice(start, end))).toEqual([
      '<script src="/a.js" defer=""></script>',
      '<script>if (1 < 2) "</p>";</script>',
    ]);
    expect(scripts.slice(1, 3).map(({ text }) => html.slice(text.start, text.end))).toEqual([
      '',
      'if (1 < 2) "</p>";',
    ]);
    expect(scripts.map(({ attributes }) => attributes.src ?? attributes.id)).toEqual([
      '/_next/static/chunks/main.js',
      '/a.js',
      undefined,
      '__NEXT_DATA__',
    ]);
  });
});

describe('what is published of it', () => {
  const emptied = writeExportedDocument(parseExportedDocument(FILE, HTML), '/start.js');

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

  it('changes nothing between the scripts in the head and the data', () => {
    const [before, after] = [HTML, emptied].map((html) =>
      /<body>.*(?=<script id="__NEXT_DATA__")/s.exec(html),
    );
    expect(after?.[0]).toBe(before?.[0]);
    expect(emptied.startsWith('<!DOCTYPE html>') && emptied.endsWith('</script></body></html>')).toBe(true);
    expect(emptied).toContain('type="application/json" crossorigin="anonymous">');
  });

  it('disables buttons of demos that a library disables only in the browser', () => {
    const look = 'MuiButton-root Mui-disabled';
    const body =
      `<button class="${look}">Own</button><div data-demo-root=""><button class="${look}">A</button>` +
      `<button disabled="" class="${look}">B</button><button class="base-Tab-root base--disabled" aria-disabled="true">C</button>` +
      `<p class="${look}">D</p><button class="MuiButton-root">E</button></div>`;
    const html = writeExportedDocument(
      parseExportedDocument(FILE, toExportedHtml(body, { page })),
      '/start.js',
    );
    expect(html.match(/<[^<]*data-static-disabled[^<]*/g)).toEqual([
      `<button class="${look}" aria-disabled="true" data-static-disabled="">A`,
    ]);
  });

  it('is not broken by an end tag or a comment in a text', () => {
    const start = emptied.indexOf('>', emptied.indexOf('<script id="__NEXT_DATA__"')) + 1;
    expect(emptied.slice(start, emptied.lastIndexOf('</script>'))).not.toContain('<');
  });

  it('leaves the data of a page without text alone', () => {
    const pageProps = { pages: [{ href: '/', title: 'Home' }] };
    const html = toExportedHtml('<main></main>', pageProps);
    const published = writeExportedDocument(parseExportedDocument('404.html', html), '/start.js');
    expect(readInlineData(published)).toMatchObject({ props: { pageProps } });
  });

  it('empties the page of a single demo, too', () => {
    const sheets = '<style>.a{color:red}</style>';
    const demo = { path: '/demos/garden/Rake/', title: 'Rake', html: '<p>Rake</p>', sheets };
    const exported = parseExportedDocument(FILE, toExportedHtml(demo.html, { demo }));
    expect(exported.page).toBeNull();
    expect(readInlineData(writeExportedDocument(exported, '/start.js'))).toMatchObject({
      props: { pageProps: { demo: { title: 'Rake', html: '', sheets: '' } } },
    });
  });

  it('has a policy before its first script, which names its own scripts and styles', () => {
    const body = '<script>rake()</script><script type="application/json">{}</script><style>a{top:0}</style>';
    const html = writeExportedDocument(parseExportedDocument(FILE, toExportedHtml(body, {})), '/start.js');
    const [, before, policy = ''] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/.exec(html) ?? [];
    expect(before).toMatch(/<meta charSet="utf-8"\/>$/);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('rake()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{top:0}')} `);
  });

  it('of a single demo has a script that writes its policy before its first script', () => {
    const demo = { path: '/demos/garden/Rake/', title: 'Rake', html: '<p>Rake</p>', sheets: '' };
    const exported = parseExportedDocument(FILE, toExportedHtml('<script>rake()</script>', { demo }));
    const html = writeExportedDocument(exported, '/start.js');
    expect(html.indexOf('<script')).toBe(html.indexOf(`<script id="${POLICY_SCRIPT_ID}">`));
    expect(html).toContain(`<meta charSet="utf-8"/><script id="${POLICY_SCRIPT_ID}">`);
    expect(html).not.toContain('<meta http-equiv="Content-Security-Policy"');
  });

  it('stops the export where a script would run before the policy', () => {
    const html = toExportedHtml('', {}).replace('<head>', '<head><script>rake()</script>');
    expect(() => writeExportedDocument(parseExportedDocument(FILE, html), '/start.js')).toThrow(
      `${FILE}: <meta charset> has to come before the first script and style.`,
    );
  });
});
