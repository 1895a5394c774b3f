import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readHtml } from './exportedDocument';
import type { Artefact } from './sitemap';
import { addPolicy, applyEdits } from './writeExportedDocument';

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
  return [{ path: 'sw.js', body: `// ${version.digest('hex').slice(0, 16)}\n${script}` }, getOfflinePage()];
}

function readSource(file: string): string {
  return readFileSync(new URL(file, SOURCES), 'utf8');
}

function getOfflinePage(): Artefact {
  const file = 'offline.html';
  const html = readSource(file);
  return { path: file, body: applyEdits(html, [addPolicy({ file, html, ...readHtml(html) }, 'page')]) };
}
