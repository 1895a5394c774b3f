import type { GetStaticPropsContext } from 'next';
import { getDemoPage, getDemoPaths } from '../../src/page/node/getDemoPage';
import { demoRoute } from '../../src/page/client/demoRoute';

export default demoRoute;

export const getStaticPaths = () => getDemoPaths();

export const getStaticProps = ({ params }: GetStaticPropsContext<{ slug: string[] }>) =>
  getDemoPage(params?.slug ?? []);
