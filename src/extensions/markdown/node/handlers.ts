import type { PhrasingContent } from 'mdast';
import type { MarkdownForm } from '../../../page/shared/attributes';
import { CALLOUT_TITLES } from '../../../content/node/elements/calloutTitles';
import {
  convertCell,
  convertItem,
  convertLineItem,
  convertTerms,
  convertType,
  createCalloutHandle,
  paragraph,
  strong,
} from './blocks';
import { convertCodeBlock } from './codeBlocks';
import { type Handle, type HtmlNode, listChildren, type State, toLineText } from './hast';
import { inlineCode, join, text, toLine } from './lines';

/** Forms that are read together with the block of code around them, and the one that is dropped. */
type HandledForm = Exclude<MarkdownForm, 'title' | '+' | '-' | 'none'>;

/** What says by `data-md` how it is written. */
const BY_FORM: Readonly<Record<HandledForm, Handle>> = {
  info: createCalloutHandle(CALLOUT_TITLES.info),
  warning: createCalloutHandle(CALLOUT_TITLES.warning),
  success: createCalloutHandle(CALLOUT_TITLES.success),
  error: createCalloutHandle(CALLOUT_TITLES.error),
  code: (_, block) => convertCodeBlock(block),
  item: convertLineItem,
  parts: (state, element) => paragraph(listParts(state, element)),
  facts: (state, element) => paragraph([text('('), ...listParts(state, element), text(')')]),
  badge: (_, element) => text(` (${toLineText(element)})`),
  tagline: (state, element) => [text(': '), ...toLine(state, element)],
  name: (_, element) => inlineCode(toLineText(element)),
  type: convertType,
  deprecation: (state, element) => paragraph([strong('Deprecated.'), text(' '), ...toLine(state, element)]),
};

/** Handlers by tag, for elements whose meaning the default conversion does not know. */
export const handlers: Record<string, Handle> = {
  a: byForm(convertLink),
  button: (state, element) => {
    const name = listChildren(element).slice(0, -1);
    return [
      ...name.map((one) => text(`${toLineText(one)} `)),
      inlineCode(String(element.properties.dataCopyValue)),
    ];
  },
  code: (_, element) => inlineCode(toLineText(element)),
  details: byForm((state, element) => state.toFlow(state.all(element))),
  div: byForm((state, element) => state.toFlow(state.all(element))),
  dl: convertTerms,
  // The checkbox of a task: the list item has its state.
  input: () => undefined,
  li: byForm(convertItem),
  p: byForm(convertParagraph),
  span: byForm((state, element) => state.all(element)),
  summary: (state, element) => paragraph([{ type: 'strong', children: toLine(state, element) }]),
  td: convertCell,
  th: convertCell,
};

function byForm(fallback: Handle): Handle {
  return (state, element, parent) => {
    const [, handle] = Object.entries(BY_FORM).find(([form]) => form === element.properties.dataMd) ?? [];
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

/** The link of a heading to itself becomes its text. */
function convertLink(...[state, element, parent]: Parameters<Handle>): ReturnType<Handle> {
  const isOfHeading = parent?.type === 'element' && /^h[23]$/.test(parent.tagName);
  if (isOfHeading) return state.all(element);
  return { type: 'link', url: String(element.properties.href), children: toLine(state, element) };
}
