import { MARKDOWN_ENDINGS } from '../../../page/shared/pageFiles';
import type { ExportFile } from '../../../export/node/documents/artefact';
import type { HeaderKinds, Headers } from './headers';
import { FRAMEWORK_FOLDER } from '../../../shell/shared/framework';
import { expandRules, type Redirect } from '../../../export/node/redirects/redirect';

/**
 * Names of the files from which Netlify, Cloudflare Pages and `npm start` read the site's headers and
 * redirects.
 */
export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

/**
 * The files that configure static hosts. These hosts revalidate files without a rule of their own by default:
 * a rule for them would be merged with that of hashed files.
 */
export function getStaticHostFiles(headers: HeaderKinds, redirects: readonly Redirect[]): ExportFile[] {
  const rules = [
    formatRule('/*', { ...headers.everywhere, ...headers.secure }),
    formatRule(`${FRAMEWORK_FOLDER}*`, headers.hashed),
    ...MARKDOWN_ENDINGS.map((ending) => formatRule(`/*${ending}`, headers.markdown)),
  ];
  return [
    { path: HEADERS_FILE, body: rules.join('\n') },
    {
      path: REDIRECTS_FILE,
      body: expandRules(redirects)
        .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
        .join(''),
    },
  ];
}

function formatRule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
