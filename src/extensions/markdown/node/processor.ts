import type { Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { CELL_BREAK } from './blocks';
import { handlers } from './handlers';
import { prune } from './prune';

/** Tables are not padded to align columns: that takes more time than everything else, and more tokens. */
const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/** Resolves a URL of a page for its Markdown. */
export type ResolveAddress = (address: string, kind: 'link' | 'image') => string;

/**
 * The Markdown tree of a page's HTML.
 * @throws Error when it contains something that has no Markdown equivalent
 */
export function parseHtml(html: string, resolve: ResolveAddress): RootContent[] {
  const tree = processor.parse(html);
  prune(tree);
  const root: Root = processor.runSync(tree);
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = resolve(node.url, node.type);
    // A badge begins with a space, and may follow one.
    if (node.type === 'text') node.value = node.value.replace(/ {2,}/g, ' ');
    if (node.type === 'html' && node.value !== CELL_BREAK) {
      throw new Error(
        `The HTML ${node.value} is left over. Convert it in src/extensions/markdown/node/handlers.ts.`,
      );
    }
  });
  return root.children;
}

/** Serializes a Markdown tree, with a trailing line break. */
export function writeMarkdown(children: RootContent[]): string {
  return processor.stringify({ type: 'root', children });
}
