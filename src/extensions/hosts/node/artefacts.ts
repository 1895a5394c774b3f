import { formerAddresses } from '../../../../data/redirects';
import { site } from '../../../../data/site';
import type { Artefact, ExportedSite } from '../../../export/node/documents/artefact';
import { getHeaders } from '../../../export/node/policy/headers';
import { getRedirects } from '../../../export/node/redirects/redirects';
import { getServerConfigurations } from './serverConfigurations';
import { getStaticHostFiles } from './staticHostFiles';

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
    make: (exported) => getServerConfigurations(getHeaders(site), listRedirects(exported)),
  },
];
