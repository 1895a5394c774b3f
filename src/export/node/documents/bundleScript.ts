import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

/** `module.exports = copy`, where it is all that makes a file CommonJS. */
const ONLY_EXPORT = /^module\.exports = (\w+);?$/m;

/** A small CommonJS package becomes a module: the code with which a bundler loads CommonJS would be larger than itself. */
const modernize: Plugin = {
  name: 'modernize',
  transform: (code) =>
    code.match(/\b(?:require|exports)\b/g)?.length === 1 && ONLY_EXPORT.test(code)
      ? code.replace(ONLY_EXPORT, 'export default $1;')
      : null,
};

/** An import that other programs do later, and the one export that is taken from it. */
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)(?=\.then\(\s*\(\{ (\w+) \}\))/g;

/** A program of one file has what it would load later; the code that runs it only then would be larger than itself. */
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
  const bundle = await rolldown({
    // Relative to this file, wherever the export runs.
    input: fileURLToPath(new URL(`../../../${entry}`, import.meta.url)),
    platform: 'browser',
    external: ['react'],
    plugins: [modernize, importAtOnce],
    // What is for the server goes.
    transform: { define: { 'typeof document': '"object"' } },
    treeshake: { moduleSideEffects: (id) => id.endsWith('.ts') },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code, imports }] = output;
  if (imports.length > 0) {
    throw new Error(
      `src/${entry} must run without the framework, but imports ${imports.join(', ')}: see its folder.`,
    );
  }
  // The bundler leaves its own notes.
  return code.replaceAll('/* @__PURE__ */ ', '');
}
