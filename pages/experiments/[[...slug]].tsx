import type { GetStaticPropsContext } from 'next';
import { menu } from '../../data/experiments/menu';
import { product } from '../../data/experiments/product';
import { getPage } from '../../src/build/getPage';
import { getPaths } from '../../src/build/getPaths';
import { loadProduct } from '../../src/build/products';
import { defineRoute } from '../../src/frame/docsRoute';

export default defineRoute(product, menu);

export const getStaticPaths = async () => getPaths(await loadProduct(product.id));

export const getStaticProps = async ({ params }: GetStaticPropsContext<{ slug?: string[] }>) =>
  getPage(await loadProduct(product.id), params?.slug);
