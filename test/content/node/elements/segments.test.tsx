import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { elements } from '../../../../src/content/node/elements/elements';
import { placeBlocks } from '../../../../src/page/node/pageBlocks';
import { toSegments } from '../../../../src/content/node/elements/segments';
import type { DemoBlock } from '../../../../src/page/shared/page';

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

const cut = (...nodes: readonly ReactNode[]) =>
  toSegments(placeBlocks(nodes, { demos: [rake, spade], playgrounds: [], css: '', ownDemos: [] }));

it('cuts the text at its demos and tools, in their order', () => {
  const segments = cut(
    <h2>Colors</h2>,
    '\n',
    <elements.Demo name="RakeColors" />,
    '\n',
    <p>Between.</p>,
    <elements.Demo name="SpadeSizes" />,
    <p>End.</p>,
    '\n',
    <p>Of it.</p>,
    <elements.Tool name="density" />,
  );
  expect(segments).toEqual([
    { kind: 'html', html: '<h2>Colors</h2>' },
    { kind: 'demo', demo: rake },
    { kind: 'html', html: '<p>Between.</p>' },
    { kind: 'demo', demo: spade },
    { kind: 'html', html: '<p>End.</p>\n<p>Of it.</p>' },
    { kind: 'tool', tool: 'density' },
  ]);
});

it('has no empty text before, between or after demos', () => {
  const segments = cut(
    '\n',
    <elements.Demo name="RakeColors" />,
    '\n',
    '\n',
    <elements.Demo name="SpadeSizes" />,
    '\n',
  );
  expect(segments.map(({ kind }) => kind)).toEqual(['demo', 'demo']);
});

it('leaves a page without demos whole', () => {
  expect(cut(<p>Only text.</p>)).toEqual([{ kind: 'html', html: '<p>Only text.</p>' }]);
});

it('never leaves out what an author has placed', () => {
  expect(() => cut(<elements.Demo name="HoeSizes" />)).toThrow('<Demo name="HoeSizes"> is in the text');
  expect(() => cut(<elements.Playground component="Hoe" />)).toThrow('<Playground component="Hoe"> is');
});
