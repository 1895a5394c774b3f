import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Report } from '../../../base/node/diagnostic';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of an element by name; an attribute without a value is `true`. */
export function readAttributes(node: Element, report: Report): Record<string, unknown> {
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

/** Value of an attribute; `null` when it is missing or not a string. */
export function readAttribute(node: Element, name: string): string | null {
  const found = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}
