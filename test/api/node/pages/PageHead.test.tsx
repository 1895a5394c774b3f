import { describe, expect, it } from 'vitest';
import { createPageHead, findLicense } from '../../../../src/api/node/pages/PageHead';
import { toSegments } from '../../../../src/content/node/elements/segments';
import { createComponent } from './createApi';

const rake = createComponent({
  name: 'Rake',
  slots: [{ name: 'handle', description: '', defaultValue: null, className: null }],
});
const head = createComponent({ name: 'Head' });
const guide = {
  href: '/garden/react-rake/',
  title: 'Rake',
  description: 'Rakes gather leaves.',
  section: 'garden',
  names: ['Rake', 'Head'],
  main: rake,
  entries: [rake, head],
};

const render = (parts: Partial<Parameters<typeof createPageHead>[0]>) => {
  const [segment] = toSegments(createPageHead({ guide: null, entry: null, license: null, ...parts }));
  return segment?.kind === 'head' ? segment.html : null;
};

/** Targets of the tabs and links with their texts; the current page is marked. */
const listLinks = (html: string | null) =>
  [...(html ?? '').matchAll(/<a href="([^"]*)"( aria-current="page")?[^>]*>([^<]*)/g)].map(
    ([, href, current, text]) => `${text}${current ? '*' : ''} ${href}`,
  );

describe('tabs', () => {
  it('of the guide lead to the page of its main component, to the sections that are there', () => {
    expect(listLinks(render({ guide }))).toEqual([
      'Guide* /garden/react-rake/',
      'Props /garden/api/rake/',
      'Slots /garden/api/rake/#slots',
    ]);
  });

  it('of the API page lead back, and within it; the others of the guide are below', () => {
    expect(listLinks(render({ guide, entry: rake }))).toEqual([
      'Guide /garden/react-rake/',
      'Props* /garden/api/rake/',
      'Slots #slots',
      'Head /garden/api/head/',
    ]);
    expect(render({ guide, entry: rake })).toContain('<span aria-current="page">Rake</span>');
  });

  it('of another component of the guide are its own', () => {
    expect(listLinks(render({ guide, entry: head })).slice(0, 2)).toEqual([
      'Guide /garden/react-rake/',
      'Props* /garden/api/head/',
    ]);
  });

  it('are missing without a guide', () => {
    expect(render({ entry: rake })).toBeNull();
  });
});

describe('the license', () => {
  const packages = [
    { name: '@garden/core' },
    { name: '@garden/core-pro', plan: 'pro' as const },
    { name: '@garden/shed-pro', plan: 'pro' as const },
  ];
  const product = { packages, licensing: '/garden/licensing/' };

  it.each(['@garden/core', '@garden/core-pro'])('is that of the package of the plan beside %s', (name) => {
    expect(findLicense(product, 'pro', name)).toEqual({
      packageName: '@garden/core-pro',
      href: '/garden/licensing/',
    });
  });

  it('names no package for a page without one, and nothing is said of what is free', () => {
    expect(findLicense(product, 'pro', undefined)?.packageName).toBeNull();
    expect(findLicense(product, null, '@garden/core')).toBeNull();
  });

  it('is a link where the product explains it', () => {
    const html = render({ license: { packageName: '@garden/core-pro', href: '/garden/licensing/' } });
    expect(html).toContain('<code translate="no">@garden/core-pro</code>');
    expect(listLinks(html)).toEqual(['Commercial license /garden/licensing/']);
    expect(render({ license: { packageName: null, href: undefined } })).not.toContain('<a');
  });
});
