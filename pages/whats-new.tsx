import { menu } from '../data/docs/menu';
import { product } from '../data/docs/product';
import { getPage } from '../src/build/getPage';
import { loadProduct } from '../src/build/products';
import { defineRoute } from '../src/frame/docsRoute';

export default defineRoute(product, menu);

export const getStaticProps = async () => getPage(await loadProduct(product.id), ['whats-new']);
