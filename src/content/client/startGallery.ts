import { selectData } from '../../page/shared/attributes';

/** Loads the code of the gallery filter on pages that have a gallery. Returns a cleanup function. */
export function startGallery(page: ParentNode): () => void {
  if (!page.querySelector(selectData('gallery'))) return () => {};
  let isDetached = false;
  let detach = () => {};
  import('./gallery').then(
    ({ attachGallery }) => {
      if (!isDetached) detach = attachGallery(document);
    },
    // Offline, or a newer deployment has removed the file: all components stay visible.
    (error: unknown) => console.error(error),
  );
  return () => {
    isDetached = true;
    detach();
  };
}
