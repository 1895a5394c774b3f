import type { PhrasingContent } from 'mdast';
import {
  convertCallout,
  convertCell,
  convertDetails,
  convertItem,
  convertTerms,
  paragraph,
  strong,
} from './blocks';
import { convertCodeBlock } from './codeBlocks';
import { type Handle, hasClass, type HtmlNode, listChildren, type State, toLineText } from './hast';
import { inlineCode, join, text, toLine } from './lines';

/** A badge after a name: ` (required)`. */
const convertBadge: Handle = (_, element) => text(` (${toLineText(element)})`);

/** The site's own elements, by their class. */
const BY_CLASS: Readonly<Record<string, Handle>> = {
  callout: convertCallout,
  'code-block': (_, block) => convertCodeBlock(block),
  'api-deprecation': (state, element) =>
    paragraph([strong('Deprecated.'), text(' '), ...toLine(state, element)]),
  'api-mark': convertBadge,
  'product-state': convertBadge,
  'libraries-note': convertBadge,
  'live-tagline': (state, element) => [text(': '), ...toLine(state, element)],
  'tile-facts': (state, element) => paragraph([text('('), ...listParts(state, element), text(')')]),
  'type-values': (state, element) => paragraph(listParts(state, element)),
};

/** Handlers by tag, for elements whose meaning the default conversion does not know. */
export const handlers: Record<string, Handle> = {
  a: convertLink,
  button: (state, element) => {
    const name = listChildren(element).slice(0, -1);
    return [
      ...name.map((one) => text(`${toLineText(one)} `)),
      inlineCode(String(element.properties.dataCopyValue)),
    ];
  },
  code: (_, element) => inlineCode(toLineText(element)),
  details: convertDetails,
  div: byClass((state, element) => state.toFlow(state.all(element))),
  dl: convertTerms,
  // The checkbox of a task: the list item has its state.
  input: () => undefined,
  li: convertItem,
  p: byClass(convertParagraph),
  span: byClass((state, element) => state.all(element)),
  summary: (state, element) => paragraph([{ type: 'strong', children: toLine(state, element) }]),
  td: convertCell,
  th: convertCell,
};

function byClass(fallback: Handle): Handle {
  return (state, element, parent) => {
    const [, handle] = Object.entries(BY_CLASS).find(([name]) => hasClass(element, name)) ?? [];
    return (handle ?? fallback)(state, element, parent);
  };
}

/** The child elements, separated by commas. */
function listParts(state: State, element: HtmlNode): PhrasingContent[] {
  return join(
    listChildren(element).map((child) => toLine(state, { ...element, children: [child] })),
    text(', '),
  );
}

function convertParagraph(state: State, element: HtmlNode): ReturnType<Handle> {
  const children = toLine(state, element);
  return children.length > 0 ? paragraph(children) : undefined;
}

/** The anchor link of a heading becomes its text, that of an API row inline code. */
function convertLink(...[state, element, parent]: Parameters<Handle>): ReturnType<Handle> {
  if (!hasClass(element, 'heading-link')) {
    return { type: 'link', url: String(element.properties.href), children: toLine(state, element) };
  }
  const isRow = parent?.type === 'element' && parent.tagName === 'th';
  return isRow ? inlineCode(toLineText(element)) : state.all(element);
}
