import { formerAddresses } from '../../../../data/redirects';
import { site } from '../../../../data/site';
import type { Artefact, ExportedSite } from '../../../export/node/documents/artefact';
import { getHeaders } from './headers';
import { getRedirects } from '../../../export/node/redirects/redirects';
import { COMPLETE_MARKER } from '../../../export/node/documents/publish.mjs';
import { getCaddyfile } from './caddy';
import { getNginxConfiguration } from './nginx';
import { getStaticHostFiles, HEADERS_FILE, REDIRECTS_FILE } from './staticHostFiles';

/** Public paths of files in the export that must not be served. */
const HIDDEN = [HEADERS_FILE, REDIRECTS_FILE, COMPLETE_MARKER, '.nojekyll'].map((name) => `/${name}`);

const listRedirects = ({ documents }: ExportedSite) => getRedirects(documents, formerAddresses);

export const artefacts: readonly Artefact[] = [
  {
    name: 'static hosts',
    stage: 'derived',
    make: (exported) => getStaticHostFiles(getHeaders(site), listRedirects(exported)),
  },
  {
    name: 'server configurations',
    stage: 'derived',
    target: 'hosting',
    // Each serves the site once its root is changed.
    make(exported) {
      const [headers, redirects] = [getHeaders(site), listRedirects(exported)];
      return [
        { path: 'nginx.conf', body: getNginxConfiguration(headers, redirects, HIDDEN) },
        { path: 'Caddyfile', body: getCaddyfile(headers, redirects, HIDDEN) },
      ];
    },
  },
];
