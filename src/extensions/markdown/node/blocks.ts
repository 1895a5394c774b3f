import type { ListItem, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { CALLOUT_TITLES } from '../../../content/node/elements/calloutTitles';
import { findTag, type Handle, hasClass, type HtmlNode, listChildren, type State, toLineText } from './hast';
import { inlineCode, join, text, toLine, toLines } from './lines';

/** Classes of list items that become one line: a name and its description. */
const ONE_LINE_ITEM_CLASSES = ['tile', 'card', 'point', 'showcase-entry'];

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] };
}

/** A callout becomes a blockquote that begins with its severity and title. */
export const convertCallout: Handle = (state, element) => {
  const [title, ...rest] = listChildren(element);
  const [, word = ''] = Object.entries(CALLOUT_TITLES).find(([name]) => hasClass(element, name)) ?? [];
  const own = title ? toLineText(title) : word;
  return {
    type: 'blockquote',
    children: [
      paragraph([strong(own === word ? word : `${word}: ${own}`)]),
      ...state.toFlow(state.all({ ...element, children: rest })),
    ],
  };
};

/** An item of a gallery or of cards becomes one line; other items keep their blocks. */
export const convertItem: Handle = (state, element): ListItem => {
  if (!ONE_LINE_ITEM_CLASSES.some((name) => hasClass(element, name))) {
    const children = state.toFlow(state.all(element));
    const spread = children.filter(({ type }) => type === 'paragraph').length > 1;
    // A task begins with its checkbox.
    const box = hasClass(element, 'task-list-item') ? findTag(element, 'input') : undefined;
    return { type: 'listItem', spread, checked: box ? Boolean(box.properties.checked) : null, children };
  }
  const [name = [], ...rest] = toLines(state, element);
  const line = join([name, join(rest, text(' '))], text(': '));
  return { type: 'listItem', spread: false, children: [paragraph(line)] };
};

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

/** A shortened type hides the full one, which the Markdown page shows. Other `<details>` become text. */
export const convertDetails: Handle = (state, element) => {
  const type = hasClass(element, 'api-long') ? findTag(element, 'pre') : undefined;
  return type ? inlineCode(toLineText(type).replace(/^\| /, '')) : state.toFlow(state.all(element));
};

/** Separates the lines of a table cell: the only HTML in a Markdown page. */
export const CELL_BREAK = '<br>';

/** A table cell can have several lines, but no blocks. */
export const convertCell: Handle = (state, element): TableCell => {
  const lineBreak: PhrasingContent = { type: 'html', value: CELL_BREAK };
  const children = join(toLines(state, element), lineBreak);
  return { type: 'tableCell', children: children.map((node) => (node.type === 'break' ? lineBreak : node)) };
};
