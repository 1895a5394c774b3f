import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Tile } from '../../../../src/extensions/galleries/node/readGallery';
import { createGallery } from '../../../../src/extensions/galleries/node/Gallery';
import { createProduct } from '../../../createProduct';

const tile: Tile = {
  title: 'Rake',
  description: 'Rakes leaves.',
  href: '/garden/react-rake/',
  hasGuide: true,
  name: null,
  packageName: null,
  apiHref: null,
  isHook: false,
  plan: null,
  states: [],
  materialDesign: null,
  waiAria: null,
  exports: [],
  drawing: '',
  size: null,
  guideline: null,
  words: 'rake',
};
const spade: Tile = { ...tile, title: 'Spade', href: '/garden/react-spade/', states: ['absent'] };

vi.mock('../../../../src/extensions/galleries/node/readGallery', () => ({
  readGallery: () => [
    { id: 'leaves', title: 'Leaves', tiles: [tile, spade] },
    { id: 'soil', title: 'Soil', tiles: [spade] },
  ],
}));

async function render(compact: boolean): Promise<string> {
  const Gallery = await createGallery({ product: createProduct({}), aliases: {} });
  return renderToStaticMarkup(<Gallery compact={compact} />);
}

it('says of a component that the library does not have that it is not included', async () => {
  const html = await render(false);
  const [, badge] = /react-spade.*?tile-facts[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  expect(badge).toMatch(/^<span class="ui-chip"[^>]*>Not included<\/span>$/);
  expect(html.match(/Not included/g)).toHaveLength(2);
});

it('shows only what the library has on the first page of a section', async () => {
  const html = await render(true);
  expect(html).toContain('Rake');
  expect(html).not.toMatch(/Spade|Soil/);
});
