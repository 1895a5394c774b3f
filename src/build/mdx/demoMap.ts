import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import { VFile } from 'vfile';
import { findDemos } from './demoElements';
import { failAt } from './remarkPage';

/**
 * What the browser gets of a page's module: where each demo's code and source are, nothing of the prose.
 * @throws Error with file and line when a `<Demo>` is malformed
 */
export function toDemoMap(source: string, path: string): string {
  const file = new VFile({ value: source, path });
  const tree = createProcessor({ remarkPlugins: [remarkFrontmatter] }).parse(file) as Root;
  const demos = findDemos(tree, (reason, { position }) => failAt(file, reason, position?.start.line));
  const entries = demos.map(
    ({ name }) =>
      `${name}: { load: () => import('./${name}.tsx'), loadSource: () => import('./${name}.tsx?source') }`,
  );
  return `export const demos = { ${entries.join(', ')} };`;
}
