import { dirname } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import { findDemos } from './demoElements';
import { listDemoParts } from './demoParts';
import { parseFrontMatter } from './frontMatter';
import { findPlaygrounds } from './playgroundElements';
import { getPlaygroundImports, readPagePackage } from './playgroundImports';
import { createError, throwFindings, type Finding, type Report } from '../page/finding';

/**
 * What the browser gets of a page's module: where each demo's code is, and the components of each
 * playground; nothing of the prose.
 * @throws Error with file and line when a `<Demo>` or `<Playground>` is malformed
 */
export function toDemoMap(source: string, path: string): string {
  const tree = createProcessor({ remarkPlugins: [remarkFrontmatter] }).parse(source) as Root;
  const faults: Finding[] = [];
  const report: Report = (reason, { position }) =>
    faults.push(createError(path, position?.start.line ?? 1, reason, ''));
  const demos = findDemos(tree, report);
  const parts = demos.flatMap(({ name }) => listDemoParts(dirname(path), name));
  const entries = parts.map(({ key, module }) => `'${key}': () => import('${module}')`);
  const map = `export const demos = { ${entries.join(', ')} };`;
  const found = findPlaygrounds(tree, report);
  // The front matter's own faults are the server's page loader's to tell.
  const packageName = found.length > 0 && parseFrontMatter(findYaml(tree), () => undefined)?.packageName;
  throwFindings(faults);
  const playgrounds = found.map((options) => {
    const modules = getPlaygroundImports(options, packageName || readPagePackage(path));
    return `${options.component}: () => Promise.all([${modules.map((it) => `import('${it}')`).join(', ')}])`;
  });
  if (playgrounds.length === 0) return map;
  return `${map}\nexport const playgrounds = { ${playgrounds.join(', ')} };`;
}

function findYaml(tree: Root): string | undefined {
  return tree.children.find((node): node is Yaml => node.type === 'yaml')?.value;
}
