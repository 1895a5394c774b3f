import type { Behavior } from '../../../content/client/startBehaviors';
import { selectData } from '../../../page/shared/attributes';

/** Loads the code of the filter on pages that have a gallery. */
export const behavior: Behavior = (page) => {
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
};
