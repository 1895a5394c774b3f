import { readDrawing } from '../src/build/drawings';
import { getAllPages } from '../src/build/getAllPages';
import { NotFound, type NotFoundProps } from '../src/frame/NotFound';

export default NotFound;

export const getStaticProps = async (): Promise<{ props: NotFoundProps }> => ({
  props: { pages: await getAllPages(), drawing: readDrawing('scenes/not-found') },
});
