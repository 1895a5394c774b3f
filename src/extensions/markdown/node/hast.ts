import type { Options } from 'rehype-remark';

/** Converts one kind of element. */
export type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

/** What a conversion offers its handlers. */
export type State = Parameters<Handle>[0];

/** An element of the HTML. */
export type HtmlNode = Parameters<Handle>[1];

/** The root of a parsed text. */
export type HtmlRoot = Extract<Parameters<Handle>[2], { type: 'root' }>;

/** What an element contains. */
type HtmlChild = HtmlNode['children'][number];

/** Whether an element has a class. */
export function hasClass({ properties: { className } }: HtmlNode, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The elements in an element. */
export function listChildren({ children }: HtmlNode): HtmlNode[] {
  return children.filter((child) => child.type === 'element');
}

/** The text of a node, as it is written. */
export function toText(node: HtmlChild): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(toText).join('') : '';
}

/** The text of a node on one line. */
export function toLineText(node: HtmlChild): string {
  return toText(node).replace(/\s+/g, ' ').trim();
}

/** The first element in an element with a tag. */
export function findTag(node: HtmlNode, tagName: string): HtmlNode | undefined {
  return findElement(node, (one) => one.tagName === tagName);
}

/** The first element in an element that a test accepts. */
export function findElement(node: HtmlNode, isWanted: (one: HtmlNode) => boolean): HtmlNode | undefined {
  for (const child of listChildren(node)) {
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
