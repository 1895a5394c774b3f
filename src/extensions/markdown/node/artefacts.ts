import type { Artefact } from '../../../export/node/documents/artefact';
import { listPublicPages } from '../../../export/node/documents/sitemap';
import { getMarkdownPath } from '../../../page/shared/pageFiles';
import { getMarkdownFiles } from './getMarkdownFiles';

export const artefacts: readonly Artefact[] = [
  {
    name: 'Markdown',
    stage: 'derived',
    make: ({ documents }) => getMarkdownFiles(documents),
    listLinkable: (documents) => listPublicPages(documents).map(({ path }) => getMarkdownPath(path)),
  },
];
