import { product } from '../data/docs/product';
import { getPage } from '../src/build/getPage';
import { defineRoute } from '../src/frame/docsRoute';

export default defineRoute(product);

export const getStaticProps = () => getPage(product, ['versions']);
