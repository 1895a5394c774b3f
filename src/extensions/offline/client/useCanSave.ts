import { useEffect, useState } from 'react';
import { usesServiceWorker } from '../../../site/client/services';

/**
 * Whether pages can be saved on this device. Nothing is offered before that is known: without a worker that answers with
 * what is saved, as from an insecure address, or where the browser refuses its caches, saving would be of no use.
 */
export function useCanSave(): boolean {
  const [canSave, setCanSave] = useState(false);
  useEffect(() => {
    findWorker().then(setCanSave, () => {
      // A private mode or a policy refuses workers or caches.
    });
  }, []);
  return canSave;
}

async function findWorker(): Promise<boolean> {
  if (!usesServiceWorker()) return false;
  // Never, where the registration has failed.
  await navigator.serviceWorker.ready;
  await caches.keys();
  return true;
}
