import { COMPLETE_MARKER } from '../../../export/node/documents/publish.mjs';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { getCaddyfile } from './caddy';
import type { HeaderKinds } from '../../../export/node/policy/headers';
import { getNginxConfiguration } from './nginx';
import type { Redirect } from '../../../export/node/redirects/redirect';
import { HEADERS_FILE, REDIRECTS_FILE } from './staticHostFiles';

/** Public paths of files in the export that must not be served. */
const HIDDEN = [HEADERS_FILE, REDIRECTS_FILE, COMPLETE_MARKER, '.nojekyll'].map((name) => `/${name}`);

/** Server configurations: each serves the site once its root is changed. */
export function getServerConfigurations(headers: HeaderKinds, redirects: readonly Redirect[]): ExportFile[] {
  return [
    { path: 'nginx.conf', body: getNginxConfiguration(headers, redirects, HIDDEN) },
    { path: 'Caddyfile', body: getCaddyfile(headers, redirects, HIDDEN) },
  ];
}
