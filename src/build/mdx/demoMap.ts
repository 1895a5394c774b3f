import { dirname } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import { VFile } from 'vfile';
import { findDemos } from './demoElements';
import { listDemoParts } from './demoParts';
import type { Fail } from './fail';
import { parseFrontMatter } from './frontMatter';
import { findPlaygrounds } from './playgroundElements';
import { getPlaygroundImports, readPagePackage } from './playgroundImports';
import { failAt } from './remarkPage';

/**
 * What the browser gets of a page's module: where each demo's code is, and the components of each
 * playground; nothing of the prose.
 * @throws Error with file and line when a `<Demo>` or `<Playground>` is malformed
 */
export function toDemoMap(source: string, path: string): string {
  const file = new VFile({ value: source, path });
  const tree = createProcessor({ remarkPlugins: [remarkFrontmatter] }).parse(file) as Root;
  const fail: Fail = (reason, { position }) => failAt(file, reason, position?.start.line);
  const demos = findDemos(tree, fail);
  const parts = demos.flatMap(({ name }) => listDemoParts(dirname(path), name));
  const entries = parts.map(({ key, module }) => `'${key}': () => import('${module}')`);
  const map = `export const demos = { ${entries.join(', ')} };`;
  const playgrounds = findPlaygrounds(tree, fail).map((options) => {
    const { packageName } = parseFrontMatter(findYaml(tree), (reason, line) => failAt(file, reason, line));
    const modules = getPlaygroundImports(options, packageName ?? readPagePackage(path));
    return `${options.component}: () => Promise.all([${modules.map((it) => `import('${it}')`).join(', ')}])`;
  });
  if (playgrounds.length === 0) return map;
  return `${map}\nexport const playgrounds = { ${playgrounds.join(', ')} };`;
}

function findYaml(tree: Root): string | undefined {
  return tree.children.find((node): node is Yaml => node.type === 'yaml')?.value;
}
