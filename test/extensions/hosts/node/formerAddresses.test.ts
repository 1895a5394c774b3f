import { parsePlain } from 'netlify-redirector';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../data/products';
import { formerAddresses } from '../data/redirects';
import { getHeaders } from '../src/extensions/hosts/node/headers';
import { findDeadRedirects } from '../src/export/node/redirects/deadRedirects';
import { hasSplat, expandRules } from '../src/export/node/redirects/redirect';
import { getRedirects } from '../src/export/node/redirects/redirects';
import { getStaticHostFiles, REDIRECTS_FILE } from '../src/extensions/hosts/node/staticHostFiles';
import { xReferencePaths } from './api/node/packages/referencePaths';
import anchors from '../data/referenceAnchors.json';
import referencePages from '../data/referencePages.json';

/** API pages that stand for all: one for each folder of former addresses. */
const API_PAGES = [
  '/material-ui/api/button/',
  '/material-ui/api/tree-view/',
  ...['', '-actions', '-details', '-summary'].map((part) => `/material-ui/api/accordion${part}/`),
  ...['', '-item', '-item-bar'].map((part) => `/material-ui/api/image-list${part}/`),
  '/base-ui/api/slider/',
  '/base-ui/api/use-slider/',
  '/base-ui/api/focus-trap/',
  '/base-ui/api/css-transition/',
  '/base-ui/api/use-form-control-context/',
  '/base-ui/api/use-transition-state-manager/',
  '/toolpad/core/api/use-dialogs/',
  ...Object.entries(xReferencePaths).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `/x/api/${folder}/${name}/`),
  ),
];

/** One page has taken the place of the reference's pages about Toolpad Studio. */
const STUDIO = '/toolpad/studio/';

/** The pages that the reference does not have: roots of products, lists of API pages, and that about Studio. */
const OWN_PAGES = [...products.map(({ root }) => `${root}/`), '/material-ui/api/', STUDIO];

/** The site once every page of the reference is written. */
const written = referencePages.filter((page) => !page.startsWith(STUDIO));
const paths = new Set(['/', ...written, ...API_PAGES, ...OWN_PAGES]);
const redirects = getRedirects(
  [...paths].map((path) => ({ page: { path } as never })),
  formerAddresses,
);
const rules = expandRules(redirects);

const sandboxes = { stackblitz: 'https://one.example/', codesandbox: 'https://two.example/' };
const file = getStaticHostFiles(getHeaders({ sandboxes }), redirects).find(
  ({ path }) => path === REDIRECTS_FILE,
);

let netlify: Awaited<ReturnType<typeof parsePlain>>;
beforeAll(async () => {
  netlify = await parsePlain(file?.body ?? '', {});
});

/** Where Netlify leads an address, with the redirect's status. */
function follow(path: string): string | null {
  const address = { scheme: 'https', host: 'atlas.example.com', path, query: '' };
  const answer = netlify.match({ ...address, getHeader: () => '', getCookie: () => '' });
  return answer && `${answer.status} ${answer.to}`;
}

const toPath = (target: string) => target.replace(/[?#].*/, '');

describe('the table of former addresses', () => {
  it('leads to pages of the reference alone, and to anchors that it has', () => {
    const { pages, shortLinks } = formerAddresses;
    const targets = [...Object.values(pages), ...Object.values(shortLinks)].filter(
      (to) => !/\/api\//.test(to),
    );
    const known = [...referencePages, STUDIO];
    expect(targets.filter((to) => !known.includes(toPath(to)))).toEqual([]);
    const ids: Readonly<Record<string, readonly string[]>> = anchors;
    const linked = targets.map((to) => to.split('#')).filter(([, hash]) => hash !== undefined);
    expect(linked.filter(([page = '', hash = '']) => !ids[page.slice(0, -1)]?.includes(hash))).toEqual([]);
  });

  it('covers every link of the installed packages that the reference has no page for', () => {
    const expected = {
      '/components/switches/': '/material-ui/react-switch/',
      '/components/slider-styled/': '/material-ui/react-slider/',
      '/components/pickers/': '/x/react-date-pickers/',
      '/components/use-media-query/': '/material-ui/react-use-media-query/',
      '/customization/palette/': '/material-ui/customization/palette/',
      '/guides/classname-generator/': '/material-ui/experimental-api/classname-generator/',
      '/material-ui/guides/nextjs/': '/material-ui/integrations/nextjs/',
      '/base-ui/api/slider-unstyled/': '/base-ui/api/slider/',
      '/x/api/multi-input-date-range-field/': '/x/api/date-pickers/multi-input-date-range-field/',
    };
    for (const [from, to] of Object.entries(expected)) expect(follow(from)).toBe(`301 ${to}`);
    expect(follow('/r/migration-v4/')).toBe('302 /material-ui/migration/migration-v4/');
    expect(follow('/r/caveat-with-refs-guide')).toBe('302 /material-ui/guides/composition/#caveat-with-refs');
  });

  it.each([
    ['/components/buttons/', '301 /material-ui/react-button/'],
    ['/components/buttons', '301 /material-ui/react-button/'],
    ['/components/box/', '301 /material-ui/react-box/'],
    ['/components/no-ssr/', '301 /material-ui/react-no-ssr/'],
    ['/components/data-grid/', '301 /x/react-data-grid/'],
    ['/components/data-grid/column-menu/', '301 /x/react-data-grid/column-menu/'],
    ['/components/trap-focus/', '301 /base-ui/react-focus-trap/'],
    ['/components/nothing/', null],
    ['/api/button/', '301 /material-ui/api/button/'],
    ['/api/tree-view/', '301 /material-ui/api/tree-view/'],
    ['/api/expansion-panel/', '301 /material-ui/api/accordion/'],
    ['/api/grid-list-tile/', '301 /material-ui/api/image-list-item/'],
    ['/api/data-grid/x-grid/', '301 /x/api/data-grid/data-grid-pro/'],
    ['/api/slider-unstyled/', '301 /base-ui/api/slider/'],
    ['/api/data-grid/data-grid/', '301 /x/api/data-grid/data-grid/'],
    ['/styles/advanced/', '301 /system/styles/advanced/'],
    ['/system/the-sx-prop/', '301 /system/getting-started/the-sx-prop/'],
    ['/system/styles/advanced/', null],
    ['/base/react-slider/', '301 /base-ui/react-slider/'],
    ['/base-ui/react-slider/components-api/', '301 /base-ui/api/slider/'],
    ['/base-ui/react-slider/hooks-api', '301 /base-ui/api/use-slider/'],
    ['/toolpad/concepts/theming/', '301 /toolpad/studio/'],
    ['/zh/material-ui/react-button/', '302 /material-ui/react-button/?lang=zh'],
    ['/pt/material-ui/react-button/', '302 /material-ui/react-button/?lang=pt'],
    ['/pt/', '302 /?lang=pt'],
    ['/de/', '301 /'],
    ['/de/material-ui/react-button/', '301 /material-ui/react-button/'],
    // A retired language goes first: one more redirect.
    ['/de/components/buttons/', '301 /components/buttons/'],
    ['/zh/components/buttons/', '302 /components/buttons/?lang=zh'],
    ['/de//evil.example/', null],
    ['/it/material-ui/react-button/', null],
  ])('leads %s to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  it('hides no page, and leads to none that has moved again, or back', () => {
    expect(rules.filter(({ from }) => paths.has(from))).toEqual([]);
    const sources = new Set(rules.map(({ from }) => from));
    expect(sources.size).toBe(rules.length);
    const moves = redirects.filter(({ to }) => !/\?|:splat/.test(to));
    expect(moves.length).toBeGreaterThan(300);
    expect(moves.filter(({ to }) => sources.has(toPath(to)) || !paths.has(toPath(to)))).toEqual([]);
  });

  it('leads to a page by every rule, also with a language before a former address', () => {
    const targets = new Map([...paths].map((path) => [path, null]));
    expect(findDeadRedirects(redirects, targets)).toEqual([]);
  });

  it('calls no short link moved for good', () => {
    const short = redirects.filter(({ from }) => from.startsWith('/r/'));
    expect(short.length).toBe(Object.keys(formerAddresses.shortLinks).length);
    expect(short.filter(({ status }) => status !== 302)).toEqual([]);
  });

  it('stays below what Cloudflare takes', () => {
    expect(rules.filter(hasSplat).length).toBeLessThanOrEqual(100);
    expect(rules.filter((rule) => !hasSplat(rule)).length).toBeLessThanOrEqual(2000);
  });
});
