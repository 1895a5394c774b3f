import type { Plugin } from 'rolldown';
import { bundle, createEntry } from '../../../base/node/bundle';
import { ADDRESS } from './createWindow';

/** Name of the virtual entry module. */
const ENTRY = 'snapshot-entry.ts';

/** Name of the global that holds the bundle's exports. */
export const BUNDLE = 'snapshotBundle';

/**
 * Bundles demos and the code that renders them into one browser script.
 * @param files repository paths of the demos
 * @param licenseKey for MUI X
 * @throws Error when a module is missing
 */
export async function bundleDemos(files: readonly string[], licenseKey?: string): Promise<string> {
  const { code } = await bundle(
    {
      input: ENTRY,
      tsconfig: false,
      transform: {
        define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': JSON.stringify(ADDRESS) },
        jsx: 'react-jsx',
      },
      plugins: [createEntry(ENTRY, writeEntry(files, licenseKey)), stubStyles],
    },
    { format: 'iife', name: BUNDLE },
  );
  return code;
}

function writeEntry(files: readonly string[], licenseKey: string | undefined): string {
  return [
    `export { renderSnapshot } from './src/demo/client/renderSnapshot';`,
    ...files.map((file, index) => `import Demo${index} from './${file}';`),
    `export const demos = [${files.map((_, index) => `Demo${index}`).join(', ')}];`,
    ...(licenseKey
      ? [
          `import { LicenseInfo } from '@mui/x-license';`,
          `LicenseInfo.setLicenseKey(${JSON.stringify(licenseKey)});`,
        ]
      : []),
  ].join('\n');
}

/** Stubs imported style sheets: the page already has those of the frame. */
const stubStyles: Plugin = {
  name: 'snapshot-styles',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: 'export default {};', moduleType: 'js' }) },
};
