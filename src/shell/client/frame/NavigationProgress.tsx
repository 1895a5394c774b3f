import { useEffect, useState } from 'react';
import Router from 'next/router';
import { useTranslate } from '../language/language';
import styles from './Frame.module.css';

/** How long a navigation may take before the bar is shown, in ms: most are done by then. */
const SHOWN_AFTER_MS = 200;

/** A thin bar at the top while a slow page loads. */
export function NavigationProgress() {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer = 0;
    const start = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) timer = window.setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    };
    const stop = () => {
      window.clearTimeout(timer);
      setIsShown(false);
    };
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', stop);
    Router.events.on('routeChangeError', stop);
    // The browser may restore the document from the back/forward cache as it was left.
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', stop);
      Router.events.off('routeChangeError', stop);
      window.removeEventListener('pagehide', stop);
    };
  }, []);
  return isShown ? (
    <div className={styles.progress} role="progressbar" aria-label={t('page.loading')} />
  ) : null;
}
