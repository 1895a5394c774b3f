import { expect, it } from 'vitest';
import { products } from '../../../../data/products';
import { readPngSize } from '../../../../src/extensions/social/node/brand/png';
import { getSocialImages } from '../../../../src/extensions/social/node/getSocialImages';
import { createPage } from '../../../export/node/documents/createPage';

const [product] = products;
const root = product?.root ?? '';
const drawn = createPage(`${root}/react-button/`, []);

async function draw(...pages: (typeof drawn)[]): Promise<Buffer[]> {
  return (await getSocialImages(pages)).map(({ body }) => body);
}

it('draws one for each public page but home, at the address that its metadata name', async () => {
  const files = await getSocialImages([
    createPage('/', []),
    drawn,
    createPage(`${root}/hidden/`, [], { isHidden: true }),
  ]);
  expect(files.map(({ path }) => `/${path}`)).toEqual([`/social${root}/react-button.png`]);
  expect(files.map(({ body }) => readPngSize(body))).toEqual([{ width: 1200, height: 630 }]);
});

it('shows title, description, product, and the drawing that is named like the page', async () => {
  const pictures = await draw(
    drawn,
    { ...drawn, title: 'Hoe' },
    { ...drawn, description: 'A hoe loosens soil.' },
    { ...drawn, path: `${products[1]?.root}/react-button/` },
    { ...drawn, path: `${root}/react-slider/` },
    { ...drawn, path: `${root}/wheelbarrow/` },
    { ...drawn, file: null },
  );
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});

it('gives the kept picture the second time', async () => {
  const [[first], [second]] = [await draw(drawn), await draw(drawn)];
  expect(second && first?.equals(second)).toBe(true);
});
