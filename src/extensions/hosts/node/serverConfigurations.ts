import { COMPLETE_MARK } from '../../../export/node/documents/publish.mjs';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { getCaddyfile } from './caddy';
import type { HeaderKinds } from '../../../export/node/policy/headers';
import { getNginxConfiguration } from './nginx';
import type { Redirect } from '../../../export/node/redirects/redirect';
import { HEADERS_FILE, REDIRECTS_FILE } from './staticHostFiles';

/** Public paths of files of the export that are not for readers. */
const HIDDEN = [HEADERS_FILE, REDIRECTS_FILE, COMPLETE_MARK, '.nojekyll'].map((name) => `/${name}`);

/** Configurations of servers, each a file that serves the site once its root is changed. */
export function getServerConfigurations(headers: HeaderKinds, redirects: readonly Redirect[]): ExportFile[] {
  return [
    { path: 'nginx.conf', body: getNginxConfiguration(headers, redirects, HIDDEN) },
    { path: 'Caddyfile', body: getCaddyfile(headers, redirects, HIDDEN) },
  ];
}
