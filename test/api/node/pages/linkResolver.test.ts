import { describe, expect, it } from 'vitest';
import { createLinkResolver } from '../../../../src/api/node/pages/linkResolver';
import { createApi, createComponent } from './createApi';

const rake = createComponent({
  name: 'Rake',
  classes: [
    { key: 'root', className: 'Rake-root', description: '', deprecation: null, isGlobalState: false },
  ],
});
const page = {
  href: '/garden/react-rake/',
  title: 'Rakes',
  description: 'Rakes gather leaves.',
  section: 'garden',
  names: ['Rake', 'Hoe'],
};
const references = createLinkResolver(createApi(rake), [page, { ...page, section: 'farm', href: '/farm/' }]);

describe('demo pages', () => {
  it('are the pages of the same section that name it', () => {
    expect(references.listDemoPages(rake).map(({ href }) => href)).toEqual(['/garden/react-rake/']);
  });
});

describe('types', () => {
  it.each([
    ['RakeProps', '/garden/api/rake/'],
    ['RakeClasses', '/garden/api/rake/#classes'],
    ['RakeSlots', null],
    ['HTMLDivElement', 'https://developer.mozilla.org/docs/Web/API/HTMLDivElement'],
    ['React.ReactNode', 'https://react.dev/learn/typescript#typing-children'],
    ['Something', null],
  ])('%s leads to %s', (name, href) => {
    expect(references.findType('garden', name)).toBe(href);
  });

  it('mean what they mean in the section', () => {
    expect(references.findType('farm', 'RakeProps')).toBeNull();
  });
});

describe('links of a library', () => {
  it.each([
    [
      'to a page that we have, without its anchor',
      'https://mui.com/garden/react-rake/#x',
      '/garden/react-rake/',
    ],
    ['without the site', '/garden/react-rake', '/garden/react-rake/'],
    ['to an API page', 'https://mui.com/garden/api/rake/', '/garden/api/rake/'],
    ['to a page that we have not', '/garden/soil/#depth', 'https://mui.com/garden/soil/#depth'],
    ['to another site', 'https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['within a page of theirs', '#usage', null],
    ['that run code', 'javascript:alert(1)', null],
    ['that are none', 'https://[', null],
  ])('%s', (_, href, expected) => {
    expect(references.resolveHref(href)).toBe(expected);
  });
});
