import { selectData } from '../../page/shared/attributes';

/** Makes the filter of a page's gallery work; pages without one do not load its code. Returns a cleanup function. */
export function startGallery(page: ParentNode): () => void {
  if (!page.querySelector(selectData('gallery'))) return () => {};
  let isOver = false;
  let detach = () => {};
  import('./gallery').then(
    ({ attachGallery }) => {
      if (!isOver) detach = attachGallery(document);
    },
    // Offline, or an older deployment: everything stays visible.
    (error: unknown) => console.error(error),
  );
  return () => {
    isOver = true;
    detach();
  };
}
