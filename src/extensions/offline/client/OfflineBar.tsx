import { useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '../../../base/client/announce';
import { attachListeners } from '../../../base/client/attachListeners';
import { SAVED_COPY } from '../shared/offline';
import { useTranslate } from '../../../shell/client/language/language';
import styles from './OfflineBar.module.css';

/** Says that the reader is offline, or that the page is a saved copy; disappears once the network is back. */
export function OfflineBar() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, readOnline);
  // On a network that does not respond, the browser still counts as online.
  const [isCopy, setIsCopy] = useState(isSavedCopy);
  useEffect(() => attachListeners(window, { online: () => setIsCopy(false) }), []);
  const text = isCopy ? t('offline.copy') : isOnline ? '' : t('offline.bar');
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return text && <p className={`ui-popup ui-small ui-screen ${styles.bar}`}>{text}</p>;
}

function subscribe(listener: () => void): () => void {
  return attachListeners(window, { online: listener, offline: listener });
}

function readOnline(): boolean {
  return navigator.onLine;
}

/** Whether the service worker answered this navigation because the network did not. */
function isSavedCopy(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const { serverTiming = [] } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === SAVED_COPY);
}
