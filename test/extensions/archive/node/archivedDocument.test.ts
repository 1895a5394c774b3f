import { describe, expect, it } from 'vitest';
import { writeArchivedDocument } from '../../../../src/extensions/archive/node/archivedDocument';
import { getArchivePolicy } from '../../../../src/extensions/archive/node/archivePolicy';
import { writePolicy } from '../../../../src/export/node/policy/documentPolicy';
import type { DemoPage } from '../../../../src/page/shared/demoPage';
import type { Segment } from '../../../../src/page/shared/page';
import { createPage } from '../../../export/node/documents/createPage';

const NO_DATA = { buildId: 'b1', props: { pageProps: {} } };

const HEAD = '<script src="../archive.js"></script>';

function write(body: string, head = ''): string {
  const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
  return writeArchivedDocument(
    { file: 'rake/index.html', html, page: createPage('/rake/', [DEMO, PLAYGROUND]), inlineData: NO_DATA },
    {
      rewrite: (address) => (address.startsWith('/') ? `..${address}` : address),
      head: HEAD,
      siteUrl: 'https://site.example',
      findSource: (path) => (path === '/demos/garden/rake/Rake/' ? '<span>rake()</span>' : null),
    },
  );
}

const DEMO: Segment = {
  kind: 'demo',
  demo: {
    name: 'Rake',
    layout: 'center',
    code: 'preview',
    height: null,
    iframe: false,
    key: 'Rake',
    idPrefix: 'd0-',
    html: '',
    preview: '',
    javascript: 'none',
    file: 'data/garden/rake/Rake.tsx',
    stylings: [],
  },
};

const PLAYGROUND: Segment = {
  kind: 'playground',
  block: {
    playground: {
      id: 'RakePlayground',
      component: 'Rake',
      hasVariables: false,
      layout: 'center',
      controls: [],
      start: {},
      child: null,
      hasExample: false,
    },
    idPrefix: 'd1-',
    html: '',
    codeHtml: '',
  },
};

/** What a body becomes. */
const writeBody = (body: string) => /<body>(.*)<\/body>/s.exec(write(body))?.[1];

describe('an archived document', () => {
  it.each([
    ['a link', '<a href="/a/">A</a>', '<a href="../a/">A</a>'],
    [
      'a link with more attributes',
      '<a class="x" href="/a/" rel="next">A</a>',
      '<a class="x" href="../a/" rel="next">A</a>',
    ],
    ['an address with entities', '<a href="/a/?b=1&amp;c=2">A</a>', '<a href="../a/?b=1&amp;c=2">A</a>'],
    ['a link without quotes', '<a href=/a/>A</a>', '<a href="../a/">A</a>'],
    ['another host', '<a href="https://b.example/">B</a>', '<a href="https://b.example/">B</a>'],
    [
      'a picture',
      '<img src="/a.png" srcset="/a.png 1x, /b.png 2x"/>',
      '<img src="../a.png" srcset="../a.png 1x, ../b.png 2x"/>',
    ],
    ['a frame', '<iframe src="/demos/a/"></iframe>', '<iframe src="../demos/a/"></iframe>'],
    [
      'a style attribute',
      '<p style="background:url(/a.png)">A</p>',
      '<p style="background:url(../a.png)">A</p>',
    ],
    ['a style element', '<style>a{b:url(/a.png)}</style>', '<style>a{b:url(../a.png)}</style>'],
    ['text that looks like an address', '<code>href="/a/"</code>', '<code>href="/a/"</code>'],
  ])('has %s', (_, body, expected) => {
    expect(writeBody(body)).toBe(expected);
  });

  it.each([
    ['a script of the framework', '<script src="/_next/static/a.js" defer=""></script>'],
    ['data', '<script id="services" type="application/json">{"a":1}</script>'],
    ['a preloaded font', '<link rel="preload" href="/a.woff2" as="font"/>'],
    ['the manifest', '<link rel="manifest" href="/manifest.webmanifest"/>'],
    ['the policy of the site', `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>`],
    ["the policy of a demo's document", writePolicy("default-src 'self'", 'demo')],
  ])('has not %s', (_, element) => {
    expect(writeBody(`<p>A</p>${element}<p>B</p>`)).toBe('<p>A</p><p>B</p>');
  });

  it('begins with its policy, which names its own code, and the program', () => {
    const html = write('<script>a()</script>', '<script>b()</script>');
    const policy = getArchivePolicy(['b()', 'a()']);
    expect(html).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>${HEAD}<script>b()`,
    );
    expect(policy.match(/sha256-/g)).toHaveLength(2);
  });

  it('has the source of its demos, hidden, and says where they run', () => {
    const body = writeBody(
      '<figure id="Rake"><figcaption>Rake.tsx</figcaption><div id="Rake-source"><pre>…</pre></div></figure>',
    );
    expect(body).toMatch(
      /<div id="Rake-source"><div [^>]*data-archived-source="" hidden="">.*<span>rake\(\)<\/span>/,
    );
    expect(body).toMatch(
      /Rake\.tsx<a [^>]*href="https:\/\/site\.example\/rake\/#Rake"[^>]*>Open online<\/a><\/figcaption>/,
    );
  });

  it('has tools as they look at first, which nobody can use, below a link to where they work', () => {
    expect(writeBody('<div data-tool=""><button>Mix</button></div>')).toMatch(
      /^<a [^>]*href="https:\/\/site\.example\/rake\/"[^>]*>Open online<\/a><div data-tool="" inert=""><button>/,
    );
  });

  it('says in the head of a playground where it works', () => {
    expect(
      writeBody('<section id="RakePlayground"><header>Rake</header><header>Other</header></section>'),
    ).toMatch(
      /<header>Rake<a [^>]*href="https:\/\/site\.example\/rake\/#RakePlayground"[^>]*>.*<\/a><\/header><header>Other<\/header>/,
    );
  });

  it('of one demo says where its code is, which the site finds in its data', () => {
    const demo: DemoPage = {
      path: '/demos/garden/rake/Rake/',
      title: 'Rake',
      name: 'Rake',
      module: 'garden/rake/rake',
      layout: 'center',
      theme: 'none',
      idPrefix: 'd0-',
      hasMain: false,
      hasTitle: false,
      html: '',
      sheets: '',
    };
    const html = '<meta charset="utf-8"/><div data-demo-root="" data-name="Rake"></div>';
    const archived = writeArchivedDocument(
      {
        file: 'demos/rake/index.html',
        html,
        page: null,
        inlineData: { buildId: 'b1', props: { pageProps: { demo } } },
      },
      { rewrite: (address) => address, head: HEAD, siteUrl: '', findSource: () => null },
    );
    expect(archived).toContain(
      '<div data-demo-root="" data-name="Rake" data-module="garden/rake/rake" data-id-prefix="d0-"></div>',
    );
  });

  it('is refused without an encoding', () => {
    expect(() =>
      writeArchivedDocument(
        { file: 'rake/index.html', html: '<p>A</p>', page: null, inlineData: NO_DATA },
        { rewrite: (address) => address, head: HEAD, siteUrl: '', findSource: () => null },
      ),
    ).toThrow('rake/index.html: there is no <meta charset>');
  });
});
