import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Report } from '../../../base/node/diagnostic';

/** The attributes of an element by name; an attribute without a value is `true`. */
export function readAttributes(node: MdxJsxFlowElement, report: Report): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') report(`<${node.name}> takes no spread.`, node);
    else {
      const { name, value } = attribute;
      attributes[name] = value !== null && typeof value === 'object' ? value.value : (value ?? true);
    }
  }
  return attributes;
}
