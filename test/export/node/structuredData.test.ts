import { describe, expect, it } from 'vitest';
import { describePage, writeStructuredData } from '../../../src/export/node/structuredData';
import type { Page } from '../../../src/page/shared/page';
import { createProduct } from '../../createProduct';
import { createPage } from './documents/createPage';

const site = { name: 'Almanac', url: 'https://almanac.example.com', description: 'All about gardens.' };

const product = createProduct({
  nav: [
    {
      pathname: '/garden/tools-group',
      title: 'Tools',
      children: [
        { pathname: '/garden/rake', title: 'Rake' },
        { pathname: '/garden/hoe', title: 'Hoe' },
      ],
    },
    { pathname: '/garden/api', title: 'Reference' },
  ],
});

const describeAt = (path: string, more: Partial<Page> = {}) =>
  describePage(createPage(path, [], more), product, site);

/** Names and addresses of the steps, without the site's own. */
function listSteps(path: string, more: Partial<Page> = {}) {
  const list = describeAt(path, more).find((thing) => thing['@type'] === 'BreadcrumbList');
  const items = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
  return items.map(({ position, name, item }) => `${position} ${name} ${item.replace(site.url, '')}`);
}

describe('a page', () => {
  it('is an article about its product, with its picture and the day of its last change', () => {
    const [article] = describeAt('/garden/hoe/', { history: { updated: '2026-03-04', contributors: [] } });
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Rake',
      url: 'https://almanac.example.com/garden/hoe/',
      image: 'https://almanac.example.com/social/garden/hoe.png',
      dateModified: '2026-03-04',
      about: { name: 'Garden', version: '1.2.3', url: 'https://almanac.example.com/garden/' },
      publisher: { name: 'Almanac' },
    });
  });

  it('says nothing that is not known', () => {
    const [article] = describeAt('/garden/hoe/', { history: null, version: null });
    expect(Object.keys(article ?? {})).not.toContain('dateModified');
    expect(Object.keys(article ?? {})).not.toContain('about');
  });

  it('that is a landing, or where a product starts, is no article', () => {
    expect(describeAt('/garden/').map((thing) => thing['@type'])).toEqual(['WebPage']);
    expect(describeAt('/garden/hoe/', { layout: 'landing' })[0]?.['@type']).toBe('WebPage');
  });

  it('that is home stands for the site', () => {
    expect(describeAt('/')).toEqual([
      {
        '@type': 'WebSite',
        name: 'Almanac',
        url: 'https://almanac.example.com/',
        description: 'All about gardens.',
        inLanguage: 'en',
      },
    ]);
  });
});

describe('the way to a page', () => {
  it('leads from the product over the groups', () => {
    expect(listSteps('/garden/hoe/')).toEqual([
      '1 Garden /garden/',
      '2 Tools /garden/rake/',
      '3 Hoe /garden/hoe/',
    ]);
  });

  it('names each address once', () => {
    expect(listSteps('/garden/rake/')).toEqual(['1 Garden /garden/', '2 Rake /garden/rake/']);
  });

  it('includes entries that the page alone has in its menu', () => {
    const menuBranch = {
      after: '/garden/api',
      items: [
        {
          pathname: '/garden/api/component-group',
          title: 'Components',
          children: [{ pathname: '/garden/api/rake', title: 'Rake API' }],
        },
      ],
    };
    expect(listSteps('/garden/api/rake/', { menuBranch })).toEqual([
      '1 Garden /garden/',
      '2 Rake API /garden/api/rake/',
    ]);
  });

  it('is left out where it has one step', () => {
    expect(listSteps('/garden/')).toEqual([]);
  });
});

it('cannot end its element, whatever a title says', () => {
  const html = writeStructuredData([{ '@type': 'Thing', name: '</script><script>alert(1)//' }]);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)//' }],
  });
});
