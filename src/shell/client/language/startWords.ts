import { userLanguage } from './language';

/**
 * Translates the words of static HTML once another language than the build's is shown; returns
 * a function that stops it.
 */
export function startWords(): () => void {
  let isStopped = false;
  let stop = userLanguage.subscribe(() => {
    stop();
    import('./staticWords').then(
      ({ attachStaticWords }) => {
        if (!isStopped) stop = attachStaticWords(document);
      },
      // Offline: these words stay English.
      (error: unknown) => console.error(error),
    );
  });
  return () => {
    isStopped = true;
    stop();
  };
}
