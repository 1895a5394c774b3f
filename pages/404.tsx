import { getAllPages } from '../src/build/getAllPages';
import { NotFound, type NotFoundProps } from '../src/frame/NotFound';

export default NotFound;

export const getStaticProps = async (): Promise<{ props: NotFoundProps }> => ({
  props: { pages: await getAllPages() },
});
