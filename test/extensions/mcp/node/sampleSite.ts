import { SEARCH_FORMAT, type ProductNames, type SiteIndex } from '../../../../src/search/shared/search';

const garden = {
  id: 'garden',
  name: 'Garden Kit',
  words: ['garden'],
  starts: [],
  folder: '/_next/static/search/garden.1a2b',
  letters: 'r',
};
const orchard = {
  ...garden,
  id: 'orchard',
  name: 'Orchard',
  words: [],
  folder: '/_next/static/search/orchard.3c',
};

const page = { kind: 'guide', product: 'garden', trail: ['Tools'], names: [], synonyms: [] } as const;

const index: SiteIndex = {
  format: SEARCH_FORMAT,
  products: [garden, { ...orchard, letters: '' }],
  fillers: ['the'],
  reserved: [],
  sectionWords: {},
  translations: {},
  pages: [
    { ...page, path: '/', product: 'garden', trail: [], title: 'Home', description: 'All of it.' },
    { ...page, path: '/garden/react-rake/', title: 'Rake', description: 'A rake gathers leaves.' },
    { ...page, path: '/garden/react-hoe/', title: 'Hoe', description: 'A hoe loosens soil.' },
  ],
  api: [
    { path: '/garden/api/rake/', product: 'garden', name: 'Rake', packageName: '@garden/kit', synonyms: [] },
    {
      path: '/orchard/api/rake/',
      product: 'orchard',
      name: 'Rake',
      packageName: '@orchard/kit',
      synonyms: [],
    },
  ],
};

const names: ProductNames = {
  product: 'garden',
  sections: { '/garden/react-rake/': [{ heading: 'Long handles' }] },
  members: { '/garden/api/rake/': [{ kind: 'prop', name: 'width', id: 'rake-prop-width' }] },
};

const API = `---
title: Rake API
url: https://garden.example/garden/api/rake/
---

# Rake API

\`\`\`tsx
| \`width\` | Type |
\`\`\`

## Props

| Name | Type | Default | Description |
| :--- | :--- | :------ | :---------- |
| \`width\` | \`'narrow' \\| 'wide'\` | \`'narrow'\` | How much it gathers. |
| \`onGather\` (required) | \`(leaves: number) => void\` |  | Called for each heap. |

## CSS classes

| Name | Description |
| :--- | :---------- |
| \`root\` | Styles of the root. |
`;

/** What the site of the tests consists of, by path; of the reference, each library has the same. */
export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  'search/site.json': JSON.stringify(index),
  [`.${garden.folder}/names.json`]: JSON.stringify(names),
  [`.${garden.folder}/excerpts-0.json`]: JSON.stringify(['For tall gardeners.', 'How much it gathers.']),
  [`.${garden.folder}/words-r.json`]: JSON.stringify({ reach: [0] }),
  [`.${orchard.folder}/names.json`]: JSON.stringify({ product: 'orchard', sections: {}, members: {} }),
  'index.md': '# Home\n',
  'garden/react-rake.md': `---\ntitle: Rake\n---\n\n# Rake\n\n${'Leaves. '.repeat(10_000)}`,
  'garden/api/rake.md': API,
  'orchard/api/rake.md': API.replace("'narrow' \\| 'wide'", 'number'),
};
