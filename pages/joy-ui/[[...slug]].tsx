import type { GetStaticPropsContext } from 'next';
import { product } from '../../data/joy-ui/product';
import { getPage } from '../../src/build/getPage';
import { getPaths } from '../../src/build/getPaths';
import { defineRoute } from '../../src/frame/docsRoute';

export default defineRoute(product);

export const getStaticPaths = () => getPaths(product);

export const getStaticProps = ({ params }: GetStaticPropsContext<{ slug?: string[] }>) =>
  getPage(product, params?.slug);
