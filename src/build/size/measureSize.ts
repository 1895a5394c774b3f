import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'rolldown';
import type { Api } from '../../model/api';
import { readOrMake } from '../cache';
import { ROOT } from '../files';
import { loadApi } from '../package/loadApi';
import { listRuntimeVersions } from './runtimeVersions';

/** Increase it when the code below changes its results. */
const REVISION = 1;

/** Name of the module that is bundled, which imports what is measured. */
const ENTRY = 'measured-module.js';

/** What every reader of the library has anyway. */
const NOT_COUNTED = [/^react(?:-dom)?(?:$|\/)/];

/** By package and export: a page may ask for the same size several times. */
const measuring = new Map<string, Promise<number>>();

/** Bundles are made one after the other: each one uses all processors. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Bytes of a component or hook after gzip: minified for production, with everything it needs except `react` and
 * `react-dom`. Measured with our own bundle, a tenth of a second each, and cached until a package that it depends on
 * has another version. `npm run build` measures what the site shows before Next's workers start
 * (`commands/measureSizes.ts`).
 * @param packageName npm name: `@mui/material`
 * @param exportName as in the reference: `Button`
 * @throws Error when the package has no such export
 */
export function measureSize(packageName: string, exportName: string): Promise<number> {
  const key = `${packageName} ${exportName}`;
  const known = measuring.get(key);
  if (known) return known;
  const size = readOrMeasure(packageName, exportName);
  measuring.set(key, size);
  return size;
}

async function readOrMeasure(packageName: string, exportName: string): Promise<number> {
  const statement = findImport(await loadApi(), packageName, exportName);
  return readOrMake({
    folder: 'sizes',
    input: [REVISION, statement, ...listRuntimeVersions(packageName)].join('\n'),
    make() {
      const bytes = last.then(() => measureImport(statement, exportName));
      last = bytes.catch(() => null);
      return bytes.then(String);
    },
    parse: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : null),
  });
}

/** The import with the smallest download: what is not in the reference comes from the package's root. */
function findImport({ components, hooks }: Api, packageName: string, exportName: string): string {
  const documented = [...components, ...hooks].find(
    (entry) => entry.packageName === packageName && entry.name === exportName,
  );
  return documented?.imports[0] ?? `import { ${exportName} } from '${packageName}';`;
}

/** Bundles a module that uses an import. */
async function measureImport(statement: string, exportName: string): Promise<number> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'browser',
    tsconfig: false,
    external: NOT_COUNTED,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [createEntry(`${statement}\nexport { ${exportName} };`)],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    return (await promisify(gzip)(output[0].code)).length;
  } catch (error) {
    const [, reason = String(error)] = /\[[A-Z_]+\]\s*(.+)/.exec(readMessage(error)) ?? [];
    throw new Error(`${exportName} cannot be measured with "${statement}": ${reason}`);
  } finally {
    await bundle.close();
  }
}

/** The only module that is not in a file. */
function createEntry(code: string): Plugin {
  const filter = { id: new RegExp(`${ENTRY.replace('.', '\\.')}$`) };
  return {
    name: 'measured-module',
    resolveId: { filter, handler: () => path.join(ROOT, ENTRY) },
    load: { filter, handler: () => code },
  };
}

function readMessage(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}
