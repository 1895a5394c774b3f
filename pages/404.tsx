import { readDrawing } from '../src/content/node/drawings/drawings';
import { getAllPages } from '../src/page/node/getAllPages';
import { NotFound, type NotFoundProps } from '../src/page/client/NotFound';

export default NotFound;

export const getStaticProps = async (): Promise<{ props: NotFoundProps }> => ({
  props: { pages: await getAllPages(), drawing: readDrawing('scenes/not-found') },
});
