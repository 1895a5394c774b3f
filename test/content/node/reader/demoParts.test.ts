import { expect, it } from 'vitest';
import { findDemoDiagnostic, listDemoParts } from '../../../../src/content/node/reader/demoParts';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const COMPONENT = 'export default function Rake() {\n  return <hr />;\n}\n';
const ALL = ['system/index.tsx', 'tailwind/index.tsx', 'css/index.tsx', 'css/styles.css'];
const createFolder = (name: string, files: readonly string[]) =>
  files.map((file) => [`${name}/${file}`, COMPONENT]);

runInTemporaryFolder({
  'Rake.tsx': COMPONENT,
  'Trowel.tsx': 'export function Trowel() {\n  return <hr />;\n}\n',
  'Hoe.tsx': "import * as React from 'react';\n\nexport default <hr />;\n",
  'Spade.jsx': '',
  'Shed/index.tsx':
    "import { Door } from './Door';\n\nexport default function Shed() {\n  return <Door />;\n}\n",
  'Shed/Door.tsx': 'export function Door() {\n  return <hr />;\n}\n',
  'Both.tsx': '',
  ...Object.fromEntries([
    ...createFolder('Both', ALL),
    ...createFolder('Fence', ALL),
    ...createFolder('Gate', ALL.slice(0, 2)),
    ...createFolder('Wall', ALL.slice(0, 3)),
  ]),
});

it('takes a file for a demo, and a folder for one of several files or in all stylings', () => {
  expect(listDemoParts('.', 'Rake')).toEqual([{ key: 'Rake', styling: null, module: './Rake.tsx' }]);
  expect(listDemoParts('.', 'Fence')).toEqual([
    { key: 'Fence/system', styling: 'system', module: './Fence/system/index.tsx' },
    { key: 'Fence/tailwind', styling: 'tailwind', module: './Fence/tailwind/index.tsx' },
    { key: 'Fence/css', styling: 'css', module: './Fence/css/index.tsx' },
  ]);
  expect(listDemoParts('.', 'Shed')).toEqual([
    { key: 'Shed/index', styling: null, module: './Shed/index.tsx' },
  ]);
  expect(['Rake', 'Fence', 'Shed'].map((name) => findDemoDiagnostic('.', name))).toEqual([null, null, null]);
});

it.each([
  ['is missing', 'Soil', 'Demo "Soil" has no file Soil.tsx beside the page. Make it, or correct the name.'],
  [
    'has another ending',
    'Spade',
    'Demo "Spade" is in Spade.jsx, but a demo is written in TypeScript: rename it',
  ],
  ['is a file and a folder', 'Both', 'both the file Both.tsx and the folder Both'],
  ['lacks a styling', 'Gate', 'Gate/css/index.tsx is missing. Make it.'],
  ['has no default export', 'Trowel', 'Demo "Trowel": Trowel.tsx:1 has no default export. A demo is the'],
  [
    'exports no component',
    'Hoe',
    'Demo "Hoe": Hoe.tsx:3 exports <hr />, which is not a component. A demo is the',
  ],
  ['lacks its style sheet', 'Wall', 'Wall/css/styles.css is missing. Make it.'],
])('says what to do about a demo that %s', (_, name, reason) => {
  expect(findDemoDiagnostic('.', name)).toContain(reason);
});
