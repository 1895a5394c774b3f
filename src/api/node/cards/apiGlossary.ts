import { getInheritedComponents, type Api, type ComponentApi } from '../../shared/api';
import { getPropId } from '../../shared/apiIds';

/** Class of the links for which `api/client/apiCards.ts` shows a card. */
export const TERM_CLASS = 'api-term';

/** The names that a page's text may link, in order of priority. */
export interface Glossary {
  readonly api: Api;
  /** The components that the page documents, the most important first. */
  readonly pageComponents: readonly ComponentApi[];
  /** The main component of the page: an ambiguous prop belongs to it. */
  readonly main: ComponentApi | undefined;
  /** All components of the page's product, by name. */
  readonly byName: ReadonlyMap<string, ComponentApi>;
}

/** The context of the next name in the text. */
export interface TermContext {
  /** The page's component that the section has mentioned last. */
  readonly own: ComponentApi | undefined;
  /** The last mentioned component of another page: the context until the paragraph ends. */
  readonly other: ComponentApi | undefined;
  /** The links of the section so far. */
  readonly linked: ReadonlySet<string>;
}

export const START_OF_TEXT: TermContext = { own: undefined, other: undefined, linked: new Set() };

/** @param title of the page: the component of this name is the main one */
export function createGlossary(api: Api, pageComponents: readonly ComponentApi[], title: string): Glossary {
  const name = title.replaceAll(' ', '').toLowerCase();
  const ofProduct = api.components.filter(({ section }) => section === pageComponents[0]?.section);
  return {
    api,
    pageComponents,
    main: pageComponents.find((component) => component.name.toLowerCase() === name),
    byName: new Map(ofProduct.map((component) => [component.name, component])),
  };
}

/** The context at the start of an element: headings start sections, other elements paragraphs. */
export function enterElement(context: TermContext, tag: string): TermContext {
  if (tag === 'h2') return START_OF_TEXT;
  return tag === 'h3' ? { ...START_OF_TEXT, linked: context.linked } : leaveElement(context, tag);
}

/** The context at the end of an element. */
export function leaveElement(context: TermContext, tag: string): TermContext {
  return /^(?:h2|h3|p|li|td)$/.test(tag) ? { ...context, other: undefined } : context;
}

/**
 * The link of a piece of code in the text; `null` when it is not a name, or its section has linked it before.
 * @param isClosed whether a link is impossible here: the name still becomes the context
 */
export function readTerm(
  glossary: Glossary,
  context: TermContext,
  code: string,
  isClosed: boolean,
): { readonly href: string | null; readonly context: TermContext } {
  const name = findComponentName(code);
  const component = name === undefined ? undefined : glossary.byName.get(name);
  const isPageOwn = component !== undefined && glossary.pageComponents.includes(component);
  const named: TermContext = component
    ? { ...context, own: isPageOwn ? component : context.own, other: isPageOwn ? undefined : component }
    : context;
  // The bare name of another page's component may be an ordinary word.
  const isName = isPageOwn || code.startsWith('<');
  const href = component ? isName && component.pathname : findPropHref(glossary, named, code);
  if (isClosed || !href || context.linked.has(href)) return { href: null, context: named };
  return { href, context: { ...named, linked: new Set([...context.linked, href]) } };
}

/** `<Button />`, `<Button variant="text">` and `Button` → Button. */
function findComponentName(code: string): string | undefined {
  return /^(?:<([A-Z]\w*)(?:[\s/].*)?>|([A-Z]\w*))$/.exec(code)?.slice(1).find(Boolean);
}

/** Where a prop is described: by the first of the components that has it, else by one that they inherit from. */
function findPropHref(
  { api, main, pageComponents }: Glossary,
  { other, own }: TermContext,
  code: string,
): string | undefined {
  const [, name] = /^([a-z][\w-]*)(?:=(?:".*"|\{.*\}))?$/.exec(code) ?? [];
  if (name === undefined) return undefined;
  const candidates = [other, own, main, ...pageComponents].filter((component) => component !== undefined);
  const inherited = candidates.flatMap((component) => getInheritedComponents(api, component));
  for (const component of [...candidates, ...inherited]) {
    const prop = component.props.find((one) => one.name === name);
    if (prop) return `${component.pathname}#${getPropId(component, prop)}`;
  }
  return undefined;
}
