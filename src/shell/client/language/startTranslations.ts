import { userLanguage } from './language';

/**
 * Translates static HTML once another language than the build's is shown; returns a function that stops it.
 */
export function startTranslations(): () => void {
  let isStopped = false;
  let stop = userLanguage.subscribe(() => {
    stop();
    import('./staticTranslations').then(
      ({ attachStaticTranslations }) => {
        if (!isStopped) stop = attachStaticTranslations(document);
      },
      // Offline: these texts stay English.
      (error: unknown) => console.error(error),
    );
  });
  return () => {
    isStopped = true;
    stop();
  };
}
