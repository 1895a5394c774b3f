import type { GetStaticPropsContext } from 'next';
import { menu } from '../../data/base-ui/menu';
import { product } from '../../data/base-ui/product';
import { getPage } from '../../src/page/node/getPage';
import { getPaths } from '../../src/page/node/getPaths';
import { loadProduct } from '../../src/site/node/products';
import { defineRoute } from '../../src/page/client/docsRoute';

export default defineRoute(product, menu);

export const getStaticPaths = async () => getPaths(await loadProduct(product.id));

export const getStaticProps = async ({ params }: GetStaticPropsContext<{ slug?: string[] }>) =>
  getPage(await loadProduct(product.id), params?.slug);
