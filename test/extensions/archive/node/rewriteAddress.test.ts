import { describe, expect, it } from 'vitest';
import {
  rewriteAddress,
  rewriteCss,
  rewriteSourceSet,
  toRelative,
} from '../../../../src/extensions/archive/node/rewriteAddress';

const FILES = [
  'index.html',
  'base-ui/index.html',
  'base-ui/react-button/index.html',
  'base-ui/react-button/components-api/index.html',
  'static/rake.png',
  'static/ä b.png',
  '_next/static/media/inter.woff2',
];
const site = { url: 'https://site.example', has: (file: string) => FILES.includes(file) };
const HERE = 'base-ui/react-button/index.html';

describe('rewriteAddress', () => {
  it.each([
    ['a page', '/base-ui/', '../index.html'],
    ['a page without its slash', '/base-ui', '../index.html'],
    ['the first page', '/', '../../index.html'],
    ['the page itself', '/base-ui/react-button/', 'index.html'],
    ['a deeper page', '/base-ui/react-button/components-api/', 'components-api/index.html'],
    ['a hash', '/base-ui/#rake', '../index.html#rake'],
    ['a query', '/base-ui/?a=1&b=2#rake', '../index.html?a=1&b=2#rake'],
    ['a file', '/static/rake.png', '../../static/rake.png'],
    ['a file with an encoded name', '/static/%C3%A4%20b.png', '../../static/%C3%A4%20b.png'],
    ['a relative address', '../', '../index.html'],
    ['a page of another product', '/joy-ui/react-button/#x', 'https://site.example/joy-ui/react-button/#x'],
    ['a file that is not there', '/static/none.png', 'https://site.example/static/none.png'],
    ['an anchor', '#rake', '#rake'],
    ['nothing', '', ''],
    ['another host', 'https://mui.example/base-ui/', 'https://mui.example/base-ui/'],
    ['another host, by the same scheme', '//mui.example/base-ui/', '//mui.example/base-ui/'],
    ['data', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['mail', 'mailto:rake@garden.example', 'mailto:rake@garden.example'],
    ['what is no address', 'https://', 'https://'],
  ])('%s', (_, address, expected) => {
    expect(rewriteAddress(address, HERE, site).address).toBe(expected);
  });

  it('names the file of the archive, and none of the site', () => {
    expect(rewriteAddress('/base-ui/#rake', HERE, site).file).toBe('base-ui/index.html');
    expect(rewriteAddress('/static/%C3%A4%20b.png', HERE, site).file).toBe('static/ä b.png');
    expect(rewriteAddress('/joy-ui/', HERE, site).file).toBeNull();
    expect(rewriteAddress('#rake', HERE, site).file).toBeNull();
  });

  it('leads to the same file from every depth', () => {
    for (const from of FILES) {
      for (const to of FILES) {
        const resolved = new URL(toRelative(from, to), `https://site.example/${from}`);
        expect(decodeURI(resolved.pathname)).toBe(`/${to}`);
      }
    }
  });
});

describe('the addresses', () => {
  const rewrite = (address: string) => `<${address}>`;

  it('of a srcset are rewritten, not its descriptors', () => {
    expect(rewriteSourceSet('/a.png 1x, /b,c.png 2x', rewrite)).toBe('</a.png> 1x, </b,c.png> 2x');
    expect(rewriteSourceSet('/a.png', rewrite)).toBe('</a.png>');
    expect(rewriteSourceSet('/a.png 1x,/b.png 2x', rewrite)).toBe('</a.png> 1x, </b.png> 2x');
  });

  it.each([
    ['src:url(../media/a.woff2)format("woff2")', 'src:url(<../media/a.woff2>)format("woff2")'],
    ['background: url("/a b.png")', 'background: url("</a b.png>")'],
    ["background: url( '/a.png' )", "background: url( '</a.png>' )"],
    ['@import "/a.css";', '@import "</a.css>";'],
    ['@import url(/a.css);', '@import url(</a.css>);'],
    ['a{b:url(/c)}d{e:url(/f)}', 'a{b:url(</c>)}d{e:url(</f>)}'],
    ['content: "/a"', 'content: "/a"'],
  ])('of CSS: %s', (css, expected) => {
    expect(rewriteCss(css, rewrite)).toBe(expected);
  });
});
