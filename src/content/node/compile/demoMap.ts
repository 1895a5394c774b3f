import path from 'node:path';
import { toRepositoryPath } from '../../../base/node/files';
import { throwDiagnostics } from '../../../base/node/diagnostic';
import { isLeftOut } from '../../../site/node/products';
import { parsePage } from '../reader/parsePage';
import { listDemoParts } from '../reader/demoParts';
import { getPlaygroundImports, loadPagePackage } from './playgroundImports';

/**
 * Generates a page's module for the browser: lazy imports of its demos, and of the components of each
 * playground, but no prose.
 * @param file absolute path of the page
 * @throws Error with all diagnostics of the page
 */
export async function toDemoMap(source: string, file: string): Promise<string> {
  if (await isLeftOut(file)) return 'export const demos = {};';
  const { demoOptions, playgrounds, frontMatter, diagnostics } = parsePage(toRepositoryPath(file), source);
  throwDiagnostics(diagnostics);
  // A demo of another page is in the map of that page.
  const own = demoOptions.filter(({ from }) => from === undefined);
  const parts = own.flatMap(({ name }) => listDemoParts(path.dirname(file), name));
  const entries = parts.map(({ key, module }) => `'${key}': () => import('${module}')`);
  const map = `export const demos = { ${entries.join(', ')} };`;
  if (playgrounds.length === 0) return map;
  const packageName = frontMatter?.packageName ?? (await loadPagePackage(file));
  const components = playgrounds.map((options) => {
    const imports = getPlaygroundImports(options, packageName).map((module) => `import('${module}')`);
    return `${options.id}: () => Promise.all([${imports.join(', ')}])`;
  });
  return `${map}\nexport const playgrounds = { ${components.join(', ')} };`;
}
