import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Keeps colons in prose. The directive syntax is enabled only for callouts (`:::info`): with it,
 * `a:hover` and `4.5:1` would be directives, too. These are restored to the text that the author wrote.
 */
export function remarkLiteralColons() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return undefined;
      const { start, end } = node.position ?? {};
      const value = String(file).slice(start?.offset, end?.offset);
      if (parent && index !== undefined) parent.children[index] = { type: 'text', value };
      return SKIP;
    });
  };
}
