import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Artefact } from './sitemap';

/** Relative to this file, wherever the export runs. */
const SOURCES = new URL('../../worker/serviceWorker/', import.meta.url);

/**
 * The service worker and its offline page. The worker contains the
 * version of the pages, so that browsers detect an update with each build.
 * @param texts pages, and scripts that they do not name
 * @param isOff writes the kill switch instead, which removes a harmful worker
 */
export function getServiceWorker(texts: readonly string[], isOff: boolean): Artefact[] {
  const version = createHash('sha256');
  texts.forEach((text) => version.update(text));
  const script = readSource(isOff ? 'killSwitch.js' : 'sw.js');
  return [
    { path: 'sw.js', body: `// ${version.digest('hex').slice(0, 16)}\n${script}` },
    { path: 'offline.html', body: readSource('offline.html') },
  ];
}

function readSource(file: string): string {
  return readFileSync(new URL(file, SOURCES), 'utf8');
}
