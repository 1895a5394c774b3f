import type { GetStaticPropsContext } from 'next';
import { getDemoPage, getDemoPaths } from '../../src/build/getDemoPage';
import { demoRoute } from '../../src/frame/demoRoute';

export default demoRoute;

export const getStaticPaths = () => getDemoPaths();

export const getStaticProps = ({ params }: GetStaticPropsContext<{ slug: string[] }>) =>
  getDemoPage(params?.slug ?? []);
