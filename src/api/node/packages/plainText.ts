import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';

const processor = createProcessor({ format: 'md' });

/**
 * A library's Markdown as one paragraph of text, with code between backticks.
 * @param maxLength in characters; longer text is truncated between two words and ends in an ellipsis
 */
export function toPlainText(markdown: string, maxLength: number): string {
  const text = toText(processor.parse(markdown) as Nodes)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  const truncated = text.slice(0, maxLength - 1).replace(/\s+\S*$/, '');
  // Inline code that is cut in two would turn the rest of the sentence into code.
  const isInCode = truncated.split('`').length % 2 === 0;
  return `${isInCode ? truncated.slice(0, truncated.lastIndexOf('`')).trimEnd() : truncated}…`;
}

function toText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
    case 'code':
      return `\`${node.value}\``;
    case 'break':
      return ' ';
    case 'paragraph':
    case 'heading':
    case 'listItem':
      return `${node.children.map(toText).join('')} `;
    default:
      return 'children' in node ? node.children.map(toText).join('') : '';
  }
}
