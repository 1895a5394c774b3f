import { describe, expect, it } from 'vitest';
import {
  findSocialImagePath,
  getFullTextPath,
  getIndexPath,
  getMarkdownPath,
  getSocialImagePath,
  isMarkdownPath,
  SITE_IMAGE_PATH,
} from '../../../src/page/shared/pageFiles';

describe('files that are made from a page', () => {
  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button.md', '/social/material-ui/react-button.png'],
    ['/x/react-data-grid/columns/', '/x/react-data-grid/columns.md', '/social/x/react-data-grid/columns.png'],
    ['/system/', '/system.md', '/social/system.png'],
    ['/', '/index.md', '/social/index.png'],
  ])('of %s are %s and %s', (path, markdown, image) => {
    expect(getMarkdownPath(path)).toBe(markdown);
    expect(getSocialImagePath(path)).toBe(image);
  });
});

describe('the image that social networks show', () => {
  const page = { path: '/system/', isHidden: false };

  it.each([
    ['a page', page, '/social/system.png'],
    ['the home page', { ...page, path: '/' }, SITE_IMAGE_PATH],
    ['a hidden page', { ...page, isHidden: true }, SITE_IMAGE_PATH],
    ['a page of a site that draws none', { ...page, hasSiteImage: true as const }, SITE_IMAGE_PATH],
    ['no page', null, SITE_IMAGE_PATH],
  ])('of %s', (_, one, image) => expect(findSocialImagePath(one)).toBe(image));
});

describe('files for programs', () => {
  it.each([
    '/index.md',
    '/x/react-data-grid.md',
    getIndexPath(''),
    getIndexPath('/x'),
    getFullTextPath('/x'),
  ])('include %s', (path) => expect(isMarkdownPath(path)).toBe(true));

  it.each(['/x/', '/robots.txt', '/third-party-notices.txt', '/x/mdx', '/llms.txt/'])(
    'do not include %s',
    (path) => expect(isMarkdownPath(path)).toBe(false),
  );
});
