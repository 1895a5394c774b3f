import type { Options } from 'rehype-remark';
import type { MarkdownForm } from '../../../page/shared/attributes';

/** Converts one kind of element. */
export type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

/** The state of a conversion, which its handlers receive. */
export type State = Parameters<Handle>[0];

/** An HTML element. */
export type HtmlNode = Parameters<Handle>[1];

/** The root of a parsed HTML fragment. */
export type HtmlRoot = Extract<Parameters<Handle>[2], { type: 'root' }>;

/** A child node of an element. */
type HtmlChild = HtmlNode['children'][number];

/** Whether an element says that Markdown has a form for it. */
export function hasForm({ properties: { dataMd } }: HtmlNode, form: MarkdownForm): boolean {
  return dataMd === form;
}

/** The checkbox of a task list item says whether it is done. */
export function isTaskBox({ tagName, properties }: HtmlNode): boolean {
  return tagName === 'input' && properties.type === 'checkbox' && properties.disabled === true;
}

/** The child elements of an element. */
export function listChildren({ children }: HtmlNode): HtmlNode[] {
  return children.filter((child) => child.type === 'element');
}

/** The text of a node, with its whitespace unchanged. */
export function toText(node: HtmlChild): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(toText).join('') : '';
}

/** The text of a node on one line. */
export function toLineText(node: HtmlChild): string {
  return toText(node).replace(/\s+/g, ' ').trim();
}

/** The first descendant with a tag. */
export function findTag(node: HtmlNode, tagName: string): HtmlNode | undefined {
  return findElement(node, (one) => one.tagName === tagName);
}

/** The first descendant that satisfies a predicate. */
export function findElement(node: HtmlNode, isWanted: (one: HtmlNode) => boolean): HtmlNode | undefined {
  for (const child of listChildren(node)) {
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
