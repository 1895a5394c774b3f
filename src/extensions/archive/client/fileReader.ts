import { RECEIVER, toArchivedScript } from '../shared/archive';

/**
 * Reads files of the search index by running the scripts that contain them: a document opened from disk
 * cannot fetch other files.
 * @param root address of the archive's folder
 */
export function createFileReader(root: string): (path: string) => Promise<unknown> {
  const waiting = new Map<string, (contents: unknown) => void>();
  const receive = (path: string, contents: unknown) => waiting.get(path)?.(contents);
  Object.assign(window, { [RECEIVER]: receive });
  return (path) =>
    new Promise((resolve, reject) => {
      waiting.set(path, resolve);
      const script = document.createElement('script');
      script.src = new URL(toArchivedScript(path), root).href;
      script.onload = () => script.remove();
      script.onerror = () => {
        script.remove();
        reject(new Error(`${path} is not in the archive.`));
      };
      document.head.append(script);
    });
}
