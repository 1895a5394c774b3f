import type { LicensePolicy } from '../src/extensions/licenses/shared/licenses';

/** Why packages of the commercial plans ship. */
const DEMOS =
  'Demos of the plan run with it: without a license key it shows a watermark, and the page says why. A deployment needs the key that its license demands (MUI_X_LICENSE_KEY).';

export const licenses: LicensePolicy = {
  // Permissive ones: a site may send code under them to anybody, if it passes on the notices.
  accepted: [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
    'Unlicense',
    'Zlib',
  ],
  named: {
    '@mui/x-charts-pro': {
      license: 'MUI X Commercial License',
      reason: DEMOS,
    },
    '@mui/x-date-pickers-pro': {
      license: 'MUI X Commercial License',
      reason: DEMOS,
    },
    '@mui/x-tree-view-pro': {
      license: 'MUI X Commercial License',
      reason: DEMOS,
    },
    '@mui/x-data-grid-pro': {
      license: 'MUI X Commercial License',
      reason: DEMOS,
    },
    '@mui/x-data-grid-premium': {
      license: 'MUI X Commercial License',
      reason: DEMOS,
    },
    '@mui/x-license': {
      license: 'MUI X Commercial License',
      reason:
        'Deployments with a license key of MUI X (MUI_X_LICENSE_KEY) need it to tell the key to the components. Without a key, nobody loads it.',
    },
  },
  notShipped: {
    archiver: 'exceljs has it for Node',
    tmp: 'exceljs has it for Node',
    unzipper: 'exceljs has it for Node',
    '@modelcontextprotocol/sdk': 'the server for assistants, which runs in Node',
    jiti: 'the server for assistants, which runs in Node',
    zod: 'the server for assistants, which runs in Node',
    '@emotion/babel-plugin': 'transforms code when it is built',
    '@next/env': 'reads the environment of a build',
    'baseline-browser-mapping': 'decides what a build supports',
    'caniuse-lite': 'decides what a build supports',
    'loose-envify': 'transforms code when it is built',
    postcss: 'compiles style sheets when they are built',
    prettier: '@toolpad/utils has it for its command line',
    title: '@toolpad/utils has it for its command line',
    vitest: '@toolpad/utils has it for its tests',
    yaml: '@toolpad/utils has it for its command line',
    'yaml-diff-patch': '@toolpad/utils has it for its command line',
    commander: 'the command line of sucrase',
    mz: 'the command line of sucrase',
    pirates: 'the command line of sucrase',
    tinyglobby: 'the command line of sucrase',
  },
  embedded: {
    next: [{ name: 'buffer', license: 'MIT', file: 'dist/compiled/buffer/LICENSE' }],
  },
};
