import type { ListItem, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { findTag, type Handle, type HtmlNode, isTaskBox, listChildren, type State, toLineText } from './hast';
import { inlineCode, join, text, toLine, toLines } from './lines';

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] };
}

/** A callout becomes a blockquote that begins with its severity and title. */
export function createCalloutHandle(word: string): Handle {
  return (state, element) => {
    const [title, ...rest] = listChildren(element);
    const own = title ? toLineText(title) : word;
    return {
      type: 'blockquote',
      children: [
        paragraph([strong(own === word ? word : `${word}: ${own}`)]),
        ...state.toFlow(state.all({ ...element, children: rest })),
      ],
    };
  };
}

/** An item of a gallery or of cards becomes one line. */
export const convertLineItem: Handle = (state, element): ListItem => {
  const [name = [], ...rest] = toLines(state, element);
  const line = join([name, join(rest, text(' '))], text(': '));
  return { type: 'listItem', spread: false, children: [paragraph(line)] };
};

/** Other items keep their blocks; a task begins with its checkbox. */
export const convertItem: Handle = (state, element): ListItem => {
  const children = state.toFlow(state.all(element));
  const spread = children.filter(({ type }) => type === 'paragraph').length > 1;
  const box = findTaskBox(element);
  return { type: 'listItem', spread, checked: box ? Boolean(box.properties.checked) : null, children };
};

function findTaskBox(item: HtmlNode): HtmlNode | undefined {
  const [first] = listChildren(item);
  return first?.tagName === 'p' ? findTaskBox(first) : first && isTaskBox(first) ? first : undefined;
}

/** A description list becomes a list of items `term: description`. */
export const convertTerms: Handle = (state, element) => {
  const children = listChildren(element).flatMap((child) =>
    child.tagName === 'div' ? listChildren(child) : [child],
  );
  const items: { term: PhrasingContent[]; descriptions: HtmlNode[] }[] = [];
  for (const child of children) {
    if (child.tagName === 'dt') items.push({ term: toLine(state, child), descriptions: [] });
    else items.at(-1)?.descriptions.push(child);
  }
  return {
    type: 'list',
    spread: false,
    children: items.map(({ term, descriptions }) => toTermItem(state, term, descriptions)),
  };
};

function toTermItem(state: State, term: PhrasingContent[], descriptions: HtmlNode[]): ListItem {
  const [first, ...rest] = descriptions.flatMap((one) => state.toFlow(state.all(one)));
  const isLine = first?.type === 'paragraph';
  const line = isLine ? join([term, first.children], text(': ')) : term;
  const blocks = first && !isLine ? [first, ...rest] : rest;
  return { type: 'listItem', spread: false, children: [paragraph(line), ...blocks] };
}

/** A shortened type hides the full one, which the Markdown page shows. */
export const convertType: Handle = (state, element) => {
  const type = findTag(element, 'pre');
  return type ? inlineCode(toLineText(type).replace(/^\| /, '')) : state.all(element);
};

/** Separates the lines of a table cell: the only HTML in a Markdown page. */
export const CELL_BREAK = '<br>';

/** A table cell can have several lines, but no blocks. */
export const convertCell: Handle = (state, element): TableCell => {
  const lineBreak: PhrasingContent = { type: 'html', value: CELL_BREAK };
  const children = join(toLines(state, element), lineBreak);
  return { type: 'tableCell', children: children.map((node) => (node.type === 'break' ? lineBreak : node)) };
};
