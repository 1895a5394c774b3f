import { useEffect, useState } from 'react';
import { usesServiceWorker } from '../../../site/client/services';

/**
 * Whether pages can be saved on this device; false until that is known. Saving is of no use without a worker
 * that serves what is saved, as on an insecure origin, or where the browser denies access to its caches.
 */
export function useCanSave(): boolean {
  const [canSave, setCanSave] = useState(false);
  useEffect(() => {
    findWorker().then(setCanSave, () => {
      // Private browsing or a policy blocks workers or caches.
    });
  }, []);
  return canSave;
}

async function findWorker(): Promise<boolean> {
  if (!usesServiceWorker()) return false;
  // Never resolves if the registration has failed.
  await navigator.serviceWorker.ready;
  await caches.keys();
  return true;
}
