import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageModule } from '../../../src/content/node/compile/pageModule';
import { pageElements } from '../../../src/content/node/elements';
import { defineElement, NONE } from '../../../src/content/node/elements/element';
import { toSegments } from '../../../src/content/node/elements/segments';
import { renderText } from '../../../src/page/node/renderText';
import type { DemoBlock, Heading } from '../../../src/page/shared/page';
import { loadProduct } from '../../../src/site/node/products';

afterEach(() => {
  vi.restoreAllMocks();
});

const createDemo = (name: string): DemoBlock => ({
  name,
  key: name,
  stylings: [],
  layout: 'center',
  code: 'preview',
  height: null,
  iframe: false,
  idPrefix: 'd0-',
  html: '<button>Rake</button>',
  preview: null,
  javascript: 'none',
  file: `data/garden/${name}.tsx`,
});

const [rake, spade] = [createDemo('RakeColors'), createDemo('SpadeSizes')];

/** Writes a use of an element, as a compiled page does. */
type Use = (name: string, props?: Record<string, unknown>) => ReactElement;

/** Renders a page of the product `system`. */
async function render(write: (use: Use) => ReactNode[], headings: readonly Heading[] = []) {
  const names = new Set<string>();
  const Content: PageModule['default'] = ({ components }) => {
    const children = write((name, props = {}) => createElement(components[name] as 'i', props));
    return createElement(Fragment, null, ...children);
  };
  write((name) => {
    names.add(name);
    return createElement('i');
  });
  const text = await renderText(
    { Content, headings, names: [...names] },
    { demos: [rake, spade], playgrounds: [] },
    {
      product: await loadProduct('system'),
      pathname: '/system/rake',
      file: 'data/system/rake/rake.mdx',
      aliases: {},
    },
  );
  return { ...text, segments: toSegments(text.nodes) };
}

it('cuts the text at its demos and tools, in their order', async () => {
  const { segments } = await render((use) => [
    <p>Colors</p>,
    '\n',
    use('Demo', { name: 'RakeColors' }),
    '\n',
    <p>Between.</p>,
    use('Demo', { name: 'SpadeSizes' }),
    <p>End.</p>,
    '\n',
    <p>Of it.</p>,
    use('Tool', { name: 'density' }),
  ]);
  expect(segments).toEqual([
    { kind: 'html', html: '<p>Colors</p>' },
    { kind: 'demo', demo: rake },
    { kind: 'html', html: '<p>Between.</p>' },
    { kind: 'demo', demo: spade },
    { kind: 'html', html: '<p>End.</p>\n<p>Of it.</p>' },
    { kind: 'tool', tool: 'density' },
  ]);
});

it('has no empty text before, between or after demos', async () => {
  const { segments } = await render((use) => [
    '\n',
    use('Demo', { name: 'RakeColors' }),
    '\n',
    '\n',
    use('Demo', { name: 'SpadeSizes' }),
    '\n',
  ]);
  expect(segments.map(({ kind }) => kind)).toEqual(['demo', 'demo']);
});

it('leaves a page without demos whole', async () => {
  expect((await render(() => [<p>Only text.</p>])).segments).toEqual([
    { kind: 'html', html: '<p>Only text.</p>' },
  ]);
});

it('never leaves out what an author has placed', async () => {
  await expect(render((use) => [use('Demo', { name: 'HoeSizes' })])).rejects.toThrow(
    '<Demo name="HoeSizes"> is in the text',
  );
  await expect(render((use) => [use('Playground', { component: 'Hoe' })])).rejects.toThrow(
    'The playground "HoePlayground" is in the text',
  );
});

it('adds the headings that an element brings, in the order of the text', async () => {
  const toHeading = (id: string): Heading => ({ id, text: id, level: 2 });
  const [above, below] = [toHeading('above'), toHeading('below')];
  const brought = ['first', 'second'].map(toHeading);
  const beds = defineElement({
    name: 'Beds',
    purpose: 'Two headings, each with a text.',
    example: '<Beds />',
    attributes: NONE,
    place: 'top',
    headings: async () => brought,
    render: async () => () => (
      <>
        <p>One</p>
        <p>Two</p>
      </>
    ),
  });
  vi.spyOn(pageElements, 'get').mockImplementation((name) => (name === 'Beds' ? beds : undefined));
  const { headings, nodes } = await render(
    (use) => [use('h2', { id: 'above' }), use('Beds'), use('h2', { id: 'below' })],
    [above, below],
  );
  expect(headings).toEqual([above, ...brought, below]);
  // What it renders is at the top level, where the text is split into sections.
  expect(nodes).toHaveLength(4);
});
