import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import { bundle } from '../../../base/node/bundle';

/** `module.exports = copy`, if nothing else makes a file CommonJS. */
const ONLY_EXPORT = /^module\.exports = (\w+);?$/m;

/**
 * Turns a small CommonJS package into a module: the bundler's code for loading CommonJS would be larger than
 * the package.
 */
const modernize: Plugin = {
  name: 'modernize',
  transform: (code) =>
    code.match(/\b(?:require|exports)\b/g)?.length === 1 && ONLY_EXPORT.test(code)
      ? code.replace(ONLY_EXPORT, 'export default $1;')
      : null,
};

/** A dynamic import, and the one export that is used of it. */
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)(?=\.then\(\s*\(\{ (\w+) \}\))/g;

/**
 * Makes dynamic imports static: a program of one file contains them anyway, and the code that defers them
 * would be larger than they are.
 */
const importAtOnce: Plugin = {
  name: 'import-at-once',
  transform(code) {
    const names = [...code.matchAll(LAZY_IMPORT)].map(
      ([, from, name]) => `import { ${name} } from '${from}';`,
    );
    return names.length > 0 ? names.join('') + code.replace(LAZY_IMPORT, 'Promise.resolve({ $2 })') : null;
  },
};

/**
 * Bundles a program of `src` into one classic script that needs no other file.
 * @param entry path below `src`
 * @throws Error when it imports a package that would need the framework
 */
export async function bundleScript(entry: string): Promise<string> {
  const { code, imports } = await bundle(
    {
      // Relative to this file, wherever the export runs.
      input: fileURLToPath(new URL(`../../../${entry}`, import.meta.url)),
      external: ['react'],
      plugins: [modernize, importAtOnce, viteImportGlobPlugin()],
      // Removes code for the server.
      transform: { define: { 'typeof document': '"object"' } },
      treeshake: { moduleSideEffects: (id) => id.endsWith('.ts') },
      logLevel: 'warn',
    },
    { format: 'iife', minify: true },
  );
  if (imports.length > 0) {
    throw new Error(
      `src/${entry} must run without the framework, but imports ${imports.join(', ')}: see its folder.`,
    );
  }
  // The bundler leaves its own annotations.
  return code.replaceAll('/* @__PURE__ */ ', '');
}
