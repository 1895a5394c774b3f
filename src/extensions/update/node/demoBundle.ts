import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType } from 'react';
import { rolldown, type Plugin } from 'rolldown';
import type { renderDemo } from '../../../demo/node/renderDemo';
import { ROOT } from '../../../base/node/files';
import { listDemoParts } from '../../../content/node/reader/demoParts';
import { listContentFiles } from '../../../content/node/reader/contentFiles';
import { readPage } from '../../../content/node/reader/readPage';
import { loadProducts } from '../../../site/node/products';
import type { DemoTheme } from '../../../site/shared/product';

/** A demo with the theme of its product. */
export interface Demo {
  /** Repository path. */
  readonly file: string;
  readonly theme: DemoTheme;
}

/** What the bundle exports. */
export interface DemoBundle {
  /** Renders demos as the build does. */
  readonly renderDemos: (
    demos: readonly { file: string; options: { iframe: boolean }; Component: unknown }[],
    theme: DemoTheme,
    render: typeof renderDemo,
  ) => unknown;
  /** Shows a demo as browsers do, in the document of this process. */
  readonly mountDemo: (Component: ComponentType, theme: DemoTheme) => Promise<void>;
  /** Functions that import a demo, by its file. */
  readonly demos: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}

/** Id of the module that starts the bundle. */
const ENTRY = 'examined-demos';

/** Where the bundle is written. */
const FOLDER = '.cache/update/demos';

/** The demos of all public pages, in all styling variants. */
export async function listDemos(): Promise<Demo[]> {
  const products = await loadProducts();
  const themes = new Map(products.map(({ id, demoTheme }) => [id, demoTheme]));
  return listContentFiles(products)
    .map(readPage)
    .flatMap(({ file: page, section, demos }) => {
      const folder = path.posix.dirname(page);
      const parts = demos.flatMap(({ name }) => listDemoParts(path.join(ROOT, folder), name));
      return parts.map(({ module }) => ({
        file: path.posix.join(folder, module),
        theme: themes.get(section) ?? 'none',
      }));
    });
}

/**
 * Bundles demos with the code that shows them, and loads the bundle into this process; the packages are those
 * that Node resolves.
 */
export async function loadDemoBundle(demos: readonly Demo[]): Promise<DemoBundle> {
  const folder = path.join(ROOT, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'node',
    external: /^[^./\0]/,
    plugins: [createPlugin(demos)],
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'silent',
  });
  await build.write({
    dir: folder,
    format: 'cjs',
    entryFileNames: 'bundle.cjs',
    chunkFileNames: '[hash].cjs',
  });
  await build.close();
  return createRequire(path.join(ROOT, 'package.json'))(path.join(folder, 'bundle.cjs')) as DemoBundle;
}

function createPlugin(demos: readonly Demo[]): Plugin {
  const quote = (file: string) => JSON.stringify(path.join(ROOT, file));
  return {
    name: ENTRY,
    resolveId: (id) => (id === ENTRY ? id : null),
    load(id) {
      if (id === ENTRY) {
        return [
          `export { renderDemos } from ${quote('src/demo/client/renderDemos.tsx')};`,
          `export { mountDemo } from ${quote('src/extensions/update/node/mountDemo.tsx')};`,
          `export const demos = {`,
          ...demos.map(({ file }) => `${JSON.stringify(file)}: () => import(${quote(file)}),`),
          `};`,
        ].join('\n');
      }
      // The look of demos does not matter here.
      return /\.(?:css|woff2)$/.test(id) ? { code: 'export default {};', moduleType: 'js' } : null;
    },
  };
}
