import { promisify, stripVTControlCharacters } from 'node:util';
import { gzip } from 'node:zlib';
import type { Api } from '../../shared/api';
import type { LibraryExport } from '../../../site/shared/library';
import { bundle, createEntry, inTurn } from '../../../base/node/bundle';
import { readOrCreate } from '../../../base/node/cache';
import { loadApi } from '../packages/loadApi';
import { getPackageName } from '../../../base/node/manifest';
import { listRuntimeVersions } from './runtimeVersions';

/** Part of the cache key: increment it when a change to the code below affects its results. */
const REVISION = 1;

/** Name of the virtual entry module, which imports what is measured. */
const ENTRY = 'measured-module.js';

/** Packages that every user of the library has anyway. */
const NOT_COUNTED = [/^react(?:-dom)?(?:$|\/)/];

/** Sizes by import statements: a page may request the same size several times. */
const measuring = new Map<string, Promise<number>>();

/**
 * Gzipped size in bytes of a component or hook: minified for production, with everything it needs except
 * `react` and `react-dom`. Measured by bundling it ourselves, which takes a tenth of a second each, and
 * cached until the version of a package that it depends on changes. `npm run build` measures the sizes that
 * the site shows before Next's workers start (`src/cli/measureSizes.ts`).
 * @param packageName npm name: `@mui/material`
 * @param exportName as documented: `Button`
 * @throws Error when there is no such module, or it has no such export
 */
export function measureSize(packageName: string, exportName: string): Promise<number> {
  return measureTogether([{ package: packageName, name: exportName }]);
}

/**
 * Bytes that a component or hook adds to an app that already has some imports, measured likewise, in two
 * tenths of a second each. For one of these imports, it is what the app would save without it.
 * @throws Error when there is no such module, or it has no such export
 */
export async function measureAddedSize(added: LibraryExport, app: readonly LibraryExport[]): Promise<number> {
  const others = app.filter((one) => one.package !== added.package || one.name !== added.name);
  const [without, whole] = await Promise.all([measureTogether(others), measureTogether([...others, added])]);
  // Gzip may find a pattern that the longer code has and the shorter one has not.
  return Math.max(0, whole - without);
}

/** Gzipped size in bytes of one bundle with the given exports. */
async function measureTogether(exports: readonly LibraryExport[]): Promise<number> {
  const api = await loadApi();
  const imports = exports.map((one) => findImport(api, one));
  const key = imports.join('\n');
  const known = measuring.get(key);
  if (known) return known;
  const size = readOrMeasure(exports, imports);
  measuring.set(key, size);
  return size;
}

function readOrMeasure(exports: readonly LibraryExport[], imports: readonly string[]): Promise<number> {
  const names = exports.map(({ name }) => name);
  const packages = new Set(exports.map((one) => getPackageName(one.package)));
  const versions = new Set([...packages].flatMap(listRuntimeVersions));
  return readOrCreate({
    folder: 'sizes',
    input: [REVISION, ...imports, ...versions].join('\n'),
    create: async () => String(await inTurn(() => measureImports(imports, names))),
    parse: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : null),
  });
}

/** The import with the smallest download; undocumented exports are imported from the given module. */
function findImport({ components, hooks }: Api, { package: module, name }: LibraryExport): string {
  const documented = [...components, ...hooks].find(
    (entry) => entry.packageName === module && entry.name === name,
  );
  return documented?.imports[0] ?? `import { ${name} } from '${module}';`;
}

/** Bundles a module that re-exports the imported names, and returns its gzipped size in bytes. */
async function measureImports(imports: readonly string[], names: readonly string[]): Promise<number> {
  try {
    const { code, imports: left } = await bundle(
      {
        input: ENTRY,
        tsconfig: false,
        external: NOT_COUNTED,
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
        plugins: [createEntry(ENTRY, `${imports.join('\n')}\nexport { ${names.join(', ')} };`)],
      },
      { format: 'esm', minify: true },
    );
    const missing = left.find((one) => !NOT_COUNTED.some((known) => known.test(one)));
    if (missing !== undefined) throw new Error(`there is no module "${missing}".`);
    return (await promisify(gzip)(code)).length;
  } catch (error) {
    const [, reason = readMessage(error)] = /\[[A-Z_]+\]\s*(.+)/.exec(readMessage(error)) ?? [];
    throw new Error(`${names.join(', ')} cannot be measured with "${imports.join(' ')}": ${reason}`);
  }
}

function readMessage(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}
