import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ExportedDocument } from './exportedDocument';
import type { Artefact } from './sitemap';

/** Beside this file, wherever the export runs. */
const SOURCES = new URL('../../worker/serviceWorker/', import.meta.url);

/**
 * The service worker and the page that it shows in the place of one it does not have. The worker names the
 * version of the pages, so that browsers see a new one with each of them.
 * @param isOff writes the kill switch instead, which removes a worker that does harm
 */
export function getServiceWorker(
  pages: readonly Pick<ExportedDocument, 'html'>[],
  isOff: boolean,
): Artefact[] {
  const version = createHash('sha256');
  for (const { html } of pages) version.update(html);
  const script = readSource(isOff ? 'killSwitch.js' : 'sw.js');
  return [
    { path: 'sw.js', body: `// ${version.digest('hex').slice(0, 16)}\n${script}` },
    { path: 'offline.html', body: readSource('offline.html') },
  ];
}

function readSource(file: string): string {
  return readFileSync(new URL(file, SOURCES), 'utf8');
}
