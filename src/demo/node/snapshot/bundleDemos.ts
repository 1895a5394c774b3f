import path from 'node:path';
import type { Plugin } from 'rolldown';
import { ROOT } from '../../../base/node/files';
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
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'browser',
    tsconfig: false,
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': JSON.stringify(ADDRESS) },
      jsx: 'react-jsx',
    },
    plugins: [createEntry(files, licenseKey), stubStyles],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', name: BUNDLE, codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

function createEntry(files: readonly string[], licenseKey: string | undefined): Plugin {
  const imports = files.map((file, index) => `import Demo${index} from './${file}';`);
  const names = files.map((_, index) => `Demo${index}`);
  const code = [
    `export { renderSnapshot } from './src/demo/client/renderSnapshot';`,
    ...imports,
    `export const demos = [${names.join(', ')}];`,
    ...(licenseKey
      ? [
          `import { LicenseInfo } from '@mui/x-license';`,
          `LicenseInfo.setLicenseKey(${JSON.stringify(licenseKey)});`,
        ]
      : []),
  ].join('\n');
  return {
    name: ENTRY,
    resolveId: {
      filter: { id: new RegExp(`^${ENTRY.replace('.', '\\.')}$`) },
      handler: () => path.join(ROOT, ENTRY),
    },
    load: { filter: { id: new RegExp(`${ENTRY.replace('.', '\\.')}$`) }, handler: () => code },
  };
}

/** Stubs imported style sheets: the page already has those of the frame. */
const stubStyles: Plugin = {
  name: 'snapshot-styles',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: 'export default {};', moduleType: 'js' }) },
};
