import path from 'node:path';
import type { Plugin } from 'rolldown';
import { ROOT } from '../../../base/node/files';
import { ADDRESS } from './createWindow';

/** Name of the module that is bundled; there is no such file. */
const ENTRY = 'snapshot-entry.ts';

/** Global of the window under which the bundle's exports are found. */
export const BUNDLE = 'snapshotBundle';

/**
 * Bundles demos with what shows them, as a browser would get them: one script.
 * @param files of the demos in the repository
 * @param licenseKey of MUI X
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
    plugins: [createEntry(files, licenseKey), withoutStyles],
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

/** Style sheets of the frame are those of the page, which are there already. */
const withoutStyles: Plugin = {
  name: 'snapshot-styles',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: 'export default {};', moduleType: 'js' }) },
};
