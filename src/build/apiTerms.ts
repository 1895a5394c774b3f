import { getInheritedComponents, getPropId, type Api, type ComponentApi } from '../model/api';

/** Class of the links that show a card; `behaviours/apiCards.ts` answers them. */
export const TERM_CLASS = 'api-term';

/** Elements inside of which a link is impossible, or would hide what the element does. */
const CLOSED_ELEMENTS = /^(?:a|h[1-6]|pre|button|summary|template)$/;

/** A tag, or a piece of code without markup inside. */
const TOKEN = /<code>([^<]*)<\/code>|<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;

/**
 * Makes the names of components and props in a page's text links to their place in the reference. The first
 * mention in each section is linked: a link on every one would be noise, and a tab stop.
 * @param components what the page documents, the most important first
 * @param title the page's title: the component of this name is what a prop belongs to in case of doubt
 */
export function linkApiTerms(
  html: string,
  api: Api,
  components: readonly ComponentApi[],
  title: string,
): string {
  const section = components[0]?.section;
  if (section === undefined) return html;
  const main = components.find(({ name }) => name.toLowerCase() === title.replaceAll(' ', '').toLowerCase());
  const others = new Map(api.components.filter((it) => it.section === section).map((it) => [it.name, it]));
  const linked = new Set<string>();
  // What the text speaks of: of a component of the page for the rest of a section, of another for a paragraph.
  let own: ComponentApi | undefined;
  let other: ComponentApi | undefined;
  let closed = { tag: '', depth: 0 };

  return html.replace(TOKEN, (token, code: string | undefined, slash = '', tag = '', attributes = '') => {
    if (code === undefined) {
      if (/^h[23]$/.test(tag) && !slash) own = undefined;
      if (/^(?:h[23]|p|li|td)$/.test(tag)) other = undefined;
      if (tag === 'h2') linked.clear();
      closed = followTag(closed, tag, slash !== '', attributes);
      return token;
    }
    const name = findComponentName(code);
    const component = name === undefined ? undefined : others.get(name);
    const isPageOwn = component !== undefined && components.includes(component);
    if (component) other = isPageOwn ? undefined : component;
    if (isPageOwn) own = component;
    if (closed.depth > 0) return token;
    const isName = isPageOwn || code.startsWith('&lt;');
    const href = component
      ? isName && component.pathname
      : findPropHref(api, code, [other, own, main, ...components]);
    if (!href || linked.has(href)) return token;
    linked.add(href);
    return `<a class="${TERM_CLASS}" href="${href}">${token}</a>`;
  });
}

/** Counts how deep inside a closed element the text is. */
function followTag(
  closed: { tag: string; depth: number },
  tag: string,
  isEnd: boolean,
  attributes: string,
): { tag: string; depth: number } {
  if (closed.depth > 0) {
    return tag === closed.tag ? { tag, depth: closed.depth + (isEnd ? -1 : 1) } : closed;
  }
  // The title of a card covers the whole card.
  const isClosed = CLOSED_ELEMENTS.test(tag) || attributes.includes('class="card-text"');
  return isClosed && !isEnd ? { tag, depth: 1 } : closed;
}

/** `<Button />`, `<Button variant="text">` and `Button` → Button. */
function findComponentName(code: string): string | undefined {
  return /^(?:&lt;([A-Z]\w*)(?:[\s/].*)?(?:&gt;)|([A-Z]\w*))$/.exec(code)?.slice(1).find(Boolean);
}

/** Where a prop is described: by the first of the components that has it, else by one that they inherit from. */
function findPropHref(
  api: Api,
  code: string,
  candidates: readonly (ComponentApi | undefined)[],
): string | undefined {
  const [, name] = /^([a-z][\w-]*)(?:=(?:&quot;.*&quot;|\{.*\}))?$/.exec(code) ?? [];
  if (name === undefined) return undefined;
  const own = candidates.filter((component) => component !== undefined);
  const inherited = own.flatMap((component) => getInheritedComponents(api, component));
  for (const component of [...own, ...inherited]) {
    const prop = component.props.find((one) => one.name === name);
    if (prop) return `${component.pathname}#${getPropId(component, prop)}`;
  }
  return undefined;
}
