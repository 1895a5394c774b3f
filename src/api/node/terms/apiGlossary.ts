import { getInheritedComponents, type Api, type ComponentApi } from '../../shared/api';
import { getPropId } from '../../shared/apiIds';

/** Class of the links in a text that lead to the description of a component or prop. */
export const TERM_CLASS = 'api-term';

/** The names that may become links in a page's text, in order of priority. */
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

export const INITIAL_CONTEXT: TermContext = { own: undefined, other: undefined, linked: new Set() };

/** @param title of the page: the component of this name is the main one */
export function createGlossary(api: Api, pageComponents: readonly ComponentApi[], title: string): Glossary {
  const name = title.replaceAll(' ', '').toLowerCase();
  const productComponents = api.components.filter(({ section }) => section === pageComponents[0]?.section);
  return {
    api,
    pageComponents,
    main: pageComponents.find((component) => component.name.toLowerCase() === name),
    byName: new Map(productComponents.map((component) => [component.name, component])),
  };
}

/** The context at the start of an element: headings start sections, other elements paragraphs. */
export function enterElement(context: TermContext, tag: string): TermContext {
  if (tag === 'h2') return INITIAL_CONTEXT;
  return tag === 'h3' ? { ...INITIAL_CONTEXT, linked: context.linked } : leaveElement(context, tag);
}

/** The context at the end of an element. */
export function leaveElement(context: TermContext, tag: string): TermContext {
  return /^(?:h2|h3|p|li|td)$/.test(tag) ? { ...context, other: undefined } : context;
}

/**
 * The link of inline code in the text; its `href` is `null` when the code is not a known name, or its section
 * already links it.
 * @param isUnlinkable whether a link is not allowed here; the name still becomes the context
 */
export function resolveTerm(
  glossary: Glossary,
  context: TermContext,
  code: string,
  isUnlinkable: boolean,
): { readonly href: string | null; readonly context: TermContext } {
  const name = findComponentName(code);
  const component = name === undefined ? undefined : glossary.byName.get(name);
  const isOfPage = component !== undefined && glossary.pageComponents.includes(component);
  const nextContext: TermContext = component
    ? { ...context, own: isOfPage ? component : context.own, other: isOfPage ? undefined : component }
    : context;
  // The bare name of another page's component may be an ordinary word.
  const isName = isOfPage || code.startsWith('<');
  const href = component ? isName && component.pathname : findPropHref(glossary, nextContext, code);
  if (isUnlinkable || !href || context.linked.has(href)) return { href: null, context: nextContext };
  return { href, context: { ...nextContext, linked: new Set([...context.linked, href]) } };
}

/** `<Button />`, `<Button variant="text">` and `Button` → Button. */
function findComponentName(code: string): string | undefined {
  return /^(?:<([A-Z]\w*)(?:[\s/].*)?>|([A-Z]\w*))$/.exec(code)?.slice(1).find(Boolean);
}

/** Link to a prop's description: in the first component that has it, else in one that they inherit from. */
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
