import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { ProductIdentity } from '../../../site/shared/product';
import { replaceStyleElements } from '../../../demo/node/styleElements';
import { listPageModules, ROOT, normalizeText } from '../../../base/node/files';
import { toDemoMap } from '../../../content/node/compile/demoMap';

/** Id of the module that starts the bundle. */
const ENTRY = 'archived-demos';

/** The only module that imports pages by dynamic paths, which only Next's bundler understands. */
const LOADER = path.join(ROOT, 'src/demo/client/importPage.ts');

/**
 * Bundles all demos of a product, with React and the libraries, into one classic script: files opened from a
 * folder cannot import each other. The script hydrates the demos of the page that runs it, as the site does.
 */
export async function bundleDemos(product: ProductIdentity): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'browser',
    plugins: [createDemoPlugin(product)],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** Matches the addresses of fonts. */
const FONTS = /new URL\(\s*'([^']+\.woff2)',\s*import\.meta\.url,?\s*\)/g;

/** The font as a data URL: a classic script does not know its own address. */
function inlineFont(file: string): string {
  return `new URL('data:font/woff2;base64,${readFileSync(file, 'base64')}')`;
}

/** Does for a product what the loaders in `next.config.ts` do for the site. */
function createDemoPlugin(product: ProductIdentity): Plugin {
  return {
    name: 'archived-demos',
    resolveId: (id) => (id === ENTRY ? id : null),
    async load(id) {
      if (id === ENTRY) return writeEntry(product);
      if (id === LOADER) return writeLoader(product);
      if (id.endsWith('.mdx'))
        return { code: await toDemoMap(normalizeText(readFileSync(id, 'utf8'), id), id), moduleType: 'js' };
      // The pages already have the CSS of demos; the message of a crashed demo goes unstyled.
      return id.endsWith('.css') ? { code: 'export default {};', moduleType: 'js' } : null;
    },
    transform(code, id) {
      const isDemo = id.startsWith(path.join(ROOT, 'data')) && id.endsWith('.tsx');
      if (isDemo && code.includes('<style>')) return replaceStyleElements(code, id);
      const inlined = code.replace(FONTS, (_, file: string) => inlineFont(path.resolve(id, '..', file)));
      return inlined === code ? null : inlined;
    },
  };
}

function writeEntry({ demoTheme }: ProductIdentity): string {
  const hydrate = JSON.stringify(path.join(ROOT, 'src/demo/client/hydrateDemos.ts'));
  return `import { hydrateDemos } from ${hydrate};\nhydrateDemos(document.body, ${JSON.stringify(demoTheme)});`;
}

/**
 * The module that imports pages, changed to import each page of the product by a literal path.
 * @throws Error when it imports them in a way that this function does not know
 */
function writeLoader(product: ProductIdentity): string {
  const pages = listPageModules(product).map(
    (module) =>
      `${JSON.stringify(module)}: () => import(${JSON.stringify(path.join(ROOT, 'data', `${module}.mdx`))})`,
  );
  const source = readFileSync(LOADER, 'utf8');
  const found = /import\(\s*`(?:\.\.\/)+data\/\$\{module\}\.mdx`\s*\)/g;
  if (!found.test(source)) throw new Error(`${LOADER} does not import pages as archives expect it.`);
  return `const pages = { ${pages.join(', ')} };\n${source.replaceAll(found, 'pages[module]()')}`;
}
