import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from '../../../../src/extensions/landings/node/Facts';
import { Libraries } from '../../../../src/extensions/landings/node/Libraries';
import type { Library } from '../../../../src/extensions/landings/node/libraries';
import { createShowcase } from '../../../../src/extensions/landings/node/landingSegments';
import type { PageModule } from '../../../../src/content/node/compile/pageModule';
import { isElementOf, SegmentPlaceholder, toSegments } from '../../../../src/content/node/elements/segments';
import { renderText } from '../../../../src/page/node/renderText';
import type { DemoBlock } from '../../../../src/page/shared/page';
import { loadProduct } from '../../../../src/site/node/products';

const library: Library = {
  entry: {
    id: 'garden',
    name: 'Garden',
    tagline: 'Tools for leaves',
    root: '/garden',
    href: '/garden/start/',
    accent: 'moss',
    mark: 'cells',
    state: 'beta',
    category: null,
    demoTheme: 'none',
  },
  version: '0.3.1',
  license: 'MIT',
  componentCount: 12,
  propCount: 1234,
  size: '2.3 kB',
  sharedSize: null,
  choose: 'Leaves.',
  avoid: 'Snow.',
  styling: 'None',
  accessibility: 'Roles built in',
  install: '@garden/tools',
  typical: { package: '@garden/tools', name: 'Rake' },
  shared: null,
  app: [],
};

const demo: DemoBlock = {
  name: 'JoyMusicPlayer',
  layout: 'bleed',
  code: 'preview',
  height: null,
  iframe: false,
  from: 'joy-ui/joy-ui',
  key: 'JoyMusicPlayer',
  idPrefix: 'd1-',
  html: '<p>Playing</p>',
  preview: null,
  javascript: 'none',
  file: 'data/joy-ui/JoyMusicPlayer.tsx',
  stylings: [],
};

it('shows a demo of another page in its theme, waiting, with links to its page and its code', () => {
  const placed = <SegmentPlaceholder segment={{ kind: 'demo', demo }} />;
  const Showcase = createShowcase({ expand: () => [placed] });
  const node = Showcase({ children: null });
  const segment = isElementOf(node, SegmentPlaceholder) ? node.props.segment : null;
  expect(segment?.kind).toBe('showcase');
  const html = segment?.kind === 'showcase' ? segment.html : '';
  expect(html).toContain('data-waits=""');
  expect(html).toContain('data-demo-theme="joy"');
  expect(html).toContain('data-module="joy-ui/joy-ui" data-name="JoyMusicPlayer" data-id-prefix="d1-"');
  expect(html).toContain('<p>Playing</p>');
  expect(html).toContain('href="/joy-ui/"');
  expect(html).toContain('href="/joy-ui/#JoyMusicPlayer.tsx"');
  expect(html).toContain('Beta');
});

it('puts the text of a hero and its demo apart', async () => {
  /** Renders a page of a hero, as a compiled page does. */
  const render = async (write: (use: (name: string, props: object) => ReactNode) => ReactNode) => {
    const Content: PageModule['default'] = ({ components }) => {
      const use = (name: string, props: object) => createElement(components[name] as 'i', props);
      return createElement(Fragment, null, use('Hero', { children: write(use) }));
    };
    const { nodes } = await renderText(
      { Content, headings: [], names: ['Hero', 'Demo'] },
      { demos: [demo], playgrounds: [] },
      {
        product: await loadProduct('system'),
        pathname: '/system/rake',
        file: 'data/system/rake/rake.mdx',
        aliases: {},
      },
    );
    return toSegments(nodes);
  };
  const segments = await render((use) => [use('Demo', { name: demo.name }), '\n', <p>Text.</p>]);
  expect(segments).toEqual([{ kind: 'hero', html: '<p>Text.</p>', demo }]);
  expect(await render(() => 'Text.')).toEqual([{ kind: 'hero', html: 'Text.', demo: null }]);
});

it('states what is measured, with the unit', () => {
  const text = renderToStaticMarkup(<Facts library={library} />).replace(/<[^>]*>+/g, ' ');
  expect(text.replace(/\s+/g, ' ')).toBe(
    ' Version 0.3.1 State Beta Components 12 Props 1,234 Rake, gzip 2.3 kB License MIT ',
  );
});

it('keeps the table a table where it is laid out as cards', () => {
  const html = renderToStaticMarkup(<Libraries libraries={[library]} />);
  expect(html.match(/role="columnheader"/g)).toHaveLength(7);
  expect(html.match(/role="cell"/g)).toHaveLength(6);
  expect(html).toContain('role="rowheader"');
  expect(html).not.toContain('shared');
  expect(renderToStaticMarkup(<Libraries libraries={[{ ...library, sharedSize: '1.0 kB' }]} />)).toContain(
    'of which <bdi>1.0 kB</bdi> shared',
  );
});
