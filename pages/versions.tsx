import { menu } from '../data/docs/menu';
import { product } from '../data/docs/product';
import { getPage } from '../src/page/node/getPage';
import { loadProduct } from '../src/site/node/products';
import { defineRoute } from '../src/page/client/docsRoute';

export default defineRoute(product, menu);

export const getStaticProps = async () => getPage(await loadProduct(product.id), ['versions']);
