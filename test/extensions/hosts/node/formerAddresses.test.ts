import { parsePlain } from 'netlify-redirector';
import { beforeAll, describe, expect, it } from 'vitest';
import { getHeaders } from '../../../../src/extensions/hosts/node/headers';
import { getStaticHostFiles, REDIRECTS_FILE } from '../../../../src/extensions/hosts/node/staticHostFiles';
import { redirects } from '../../../formerSite';

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

describe('a host, asked for a former address', () => {
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
});
