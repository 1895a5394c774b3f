import type { PhrasingContent, RootContent } from 'mdast';
import type { HtmlNode, State } from './hast';

/** The content of an element as lines of phrasing content: for table cells and one-line list items. */
export function toLines(state: State, element: HtmlNode): PhrasingContent[][] {
  return state.toFlow(state.all(element)).flatMap(flatten);
}

/** The content of an element on one line. */
export function toLine(state: State, element: HtmlNode): PhrasingContent[] {
  return join(toLines(state, element), text(' '));
}

/** Puts a new copy of a separator between groups of nodes, because adjacent texts are merged later. */
export function join(
  groups: readonly (readonly PhrasingContent[])[],
  separator: PhrasingContent,
): PhrasingContent[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ ...separator }, ...group]));
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function flatten(node: RootContent): PhrasingContent[][] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [node.children];
    case 'code':
      return [[inlineCode(node.value.replace(/\s+/g, ' '))]];
    case 'list':
      return node.children.flatMap(({ children }) =>
        children.flatMap(flatten).map((line, index) => (index === 0 ? [text('• '), ...line] : line)),
      );
    case 'blockquote':
      return node.children.flatMap(flatten);
    default:
      throw new Error(`A ${node.type} cannot stand in a cell of a table. Take it out of the table.`);
  }
}
