import { describe, expect, it } from 'vitest';
import { getRedirects } from '../../../../src/export/node/redirects/redirects';
import { createPage } from '../documents/createPage';

const paths = [
  '/',
  '/garden/react-rake/',
  '/garden/api/rake/',
  '/garden/api/use-rake/',
  '/garden/react-soil/',
  '/farm/react-rake/',
  '/farm/api/rake/',
];
const pages = paths.map((path) => ({ page: createPage(path, []) }));

describe('former addresses', () => {
  const former = {
    folders: [
      ['/tools/', '/garden/react-'],
      ['/tools/', '/farm/react-'],
    ] as const,
    pages: {
      '/tools/earth/': '/garden/react-soil/',
      '/tools/hoe/': '/garden/react-hoe/',
    },
    shortLinks: { '/r/dig/': '/garden/react-soil/#dig', '/r/hoe/': '/garden/react-hoe/' },
    retiredLanguages: ['de'],
    retiredRoots: ['garden'],
    // Nothing has moved from the second.
    formerRoots: ['tools', 'barn'],
  };

  it('lead to pages that exist, the first that had the address', () => {
    const moved = getRedirects(pages, former).filter(({ from }) => /^\/(tools|r|de)\//.test(from));
    expect(moved.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      '/tools/earth/ /garden/react-soil/ 301',
      '/tools/rake/ /garden/react-rake/ 301',
      '/tools/soil/ /garden/react-soil/ 301',
      // It may lead elsewhere one day.
      '/r/dig/ /garden/react-soil/#dig 302',
      '/de/ / 301',
      '/de/garden/* /garden/:splat 301',
      '/de/tools/* /tools/:splat 301',
    ]);
  });
});
