import { describe, expect, it } from 'vitest';
import type { LinkTargets } from '../../../../../src/base/node/deadLink';
import type { ManifestLink } from '../../../../../src/content/node/rules/site/manifestLinks';
import type { ProductEntry } from '../../../../../src/site/shared/product';
import { createProduct } from '../../../../createProduct';
import { runInTemporaryFolder } from '../../../../temporaryFolder';

const product: ProductEntry = {
  ...createProduct({
    nav: [
      { pathname: '/garden/rake' },
      { pathname: '/garden' },
      { pathname: 'https://shop.example/' },
      { pathname: '/group', children: [{ pathname: '/farm/plow' }] },
    ],
    packages: [{ name: '@garden/tools', insteadOf: { Hoe: 'Use the [fork](/garden/fork/).' } }],
  }),
  tagline: 'Tools',
  href: '/garden/start/',
  accent: 'moss',
  mark: 'cells',
  parts: [{ name: 'Shed', tagline: 'Wood', paths: ['/garden/shed/', '/garden/api/shed/'] }],
};

runInTemporaryFolder({
  'package.json': '{}',
  'data/garden/product.ts': "\nhref: '/garden/start/',\n",
  'data/garden/menu.ts': "\n\n\npathname: '/farm/plow',\n",
  'data/garden/packages.ts': "\n\n\n\nHoe: 'Use the [fork](/garden/fork/).'\n",
  'data/ads.ts': 'link: `${GARDEN}seeds/#top`,\n\nlink: `${GARDEN}#top`,\n',
  'public/static/rake.svg': '',
});

async function load() {
  const links = await import('../../../../../src/content/node/rules/site/manifestLinks');
  const { formatDiagnostic } = await import('../../../../../src/base/node/diagnostic');
  const find = (list: readonly ManifestLink[], targets: LinkTargets = new Map()) =>
    links.findDeadManifestLinks(list, targets).map(formatDiagnostic);
  return { ...links, find };
}

describe('links of manifests', () => {
  it('are found in the switcher, in menus, packages and configuration', async () => {
    const links = await load();
    const paths = { colorToolPath: '/color/', densityToolPath: '/density/', sizesPath: '/sizes/' };
    const all = [
      ...links.listEntryLinks(product),
      ...links.listProductLinks(createProduct(product)),
      ...links.listSiteLinks(paths),
    ];
    expect(all.map(({ href }) => href)).toEqual([
      '/garden/start/',
      '/garden/shed/',
      '/farm/plow/',
      '/garden/fork/',
      '/color/',
      '/density/',
      '/sizes/',
    ]);
  });

  it('may lead to pages, headings and files that exist, and to other sites', async () => {
    const { find } = await load();
    const hrefs = ['/garden/', '/garden/#top', '/static/rake.svg', 'https://example.com/'];
    const list = hrefs.map((href) => ({ file: 'data/ads.ts', owner: 'A tip', href }));
    expect(find(list, new Map([['/garden/', new Set(['top'])]]))).toEqual([]);
  });

  it('that are dead are named with their lines, also where they are written in parts', async () => {
    const { find, ...links } = await load();
    const list = [
      ...links.listEntryLinks({ ...product, parts: [] }),
      ...links.listProductLinks(createProduct(product)),
      { file: 'data/ads.ts', owner: 'The tip "Seeds"', href: '/garden/seeds/#top' },
      { file: 'data/ads.ts', owner: 'A tip', href: '/garden' },
    ];
    expect(find(list)).toEqual([
      'data/garden/product.ts:2: href leads to /garden/start/: there is no such page. Correct or remove it.',
      'data/garden/menu.ts:4: An entry leads to /farm/plow/: there is no such page. Correct or remove it.',
      'data/garden/packages.ts:5: insteadOf Hoe leads to /garden/fork/: there is no such page. Correct or remove it.',
      'data/ads.ts:1: The tip "Seeds" leads to /garden/seeds/#top: there is no such page. Correct or remove it.',
      'data/ads.ts:1: A tip leads to /garden: Link "/garden" must have a slash at the end of its path. ' +
        'Correct or remove it.',
    ]);
  });
});
