import { Fragment, isValidElement, type ReactNode } from 'react';
import type { PageModule } from '../../content/node/compile/pageModule';
import { pageElements } from '../../content/node/elements';
import type { ElementPage } from '../../content/node/elements/element';
import { elements } from '../../content/node/elements/elements';
import { isElementOf, type PageTree } from '../../content/node/elements/segments';
import { TOOLS, type Tool } from '../../content/node/reader/tools';
import type { Heading, Segment } from '../shared/page';
import type { PageBlocks } from './pageBlocks';

/** A compiled page. */
interface CompiledText extends Pick<PageModule, 'headings'> {
  readonly Content: PageModule['default'];
  /** Names of the elements that it uses. */
  readonly names: readonly string[];
}

/**
 * The text of a page with its elements. Those whose place is the top level are replaced by what they render, so
 * that the text can be split at demos and headings.
 * @throws Error when an element fails to render
 */
export async function renderText(
  { Content, headings, names }: CompiledText,
  blocks: Pick<PageBlocks, 'demos' | 'playgrounds'>,
  about: Pick<ElementPage, 'product' | 'pathname' | 'file' | 'aliases'>,
): Promise<Pick<PageTree, 'nodes' | 'headings'>> {
  const expand = (nodes: readonly ReactNode[]): ReactNode[] =>
    nodes.flatMap((node) => findUse(node)?.listNodes() ?? [node]);
  const tools = names.includes('Tool') ? await loadTools() : new Map<string, Segment>();
  const page: ElementPage = { ...about, ...findBlocks(blocks, tools), expand };
  const used = names.flatMap((name) => pageElements.get(name) ?? []);
  const components = await Promise.all(
    used.map(async (element) => ({ element, component: await element.render(page) })),
  );
  const placed = new Map(
    components
      .filter(({ element }) => element.place === 'top')
      .map((one) => [one.component as unknown, one] as const),
  );

  /** The use of an element whose place is the top level; `null` for any other node. */
  function findUse(node: ReactNode) {
    if (!isValidElement<never>(node)) return null;
    const { type, props } = node;
    const found = placed.get(type);
    if (!found) return null;
    const { element, component } = found;
    return {
      listNodes: () => listNodes(component(props)),
      listHeadings: async () => (await element.headings?.(props, page)) ?? [],
    };
  }

  const ofElements = components.map(({ element, component }) => [element.name, component]);
  const nodes = listNodes(Content({ components: { ...elements, ...Object.fromEntries(ofElements) } }));
  const listed: Heading[] = [];
  const own = headings.values();
  for (const node of nodes) {
    if (isElementOf(node, elements.h2) || isElementOf(node, elements.h3)) {
      const { value } = own.next();
      if (value) listed.push(value);
    } else listed.push(...((await findUse(node)?.listHeadings()) ?? []));
  }
  return { nodes: expand(nodes), headings: [...listed, ...own] };
}

/** The nodes of a text: React and MDX omit the fragment around a single one. */
function listNodes(text: ReactNode): ReactNode[] {
  const isFragment = isValidElement<{ children?: ReactNode }>(text) && text.type === Fragment;
  return isFragment ? [text.props.children].flat() : [text];
}

/** All tools with what they show; only pages that have one need them. */
async function loadTools(): Promise<ReadonlyMap<string, Segment>> {
  const load = async ([name, { load: loadContent, ...tool }]: [string, Tool]) =>
    [name, { kind: 'tool', tool: name, ...tool, ...(await loadContent?.()) }] as const;
  return new Map(await Promise.all(Object.entries(TOOLS).map(load)));
}

function findBlocks(
  { demos, playgrounds }: Pick<PageBlocks, 'demos' | 'playgrounds'>,
  tools: ReadonlyMap<string, Segment>,
) {
  const blocks: Pick<ElementPage, 'demo' | 'playground' | 'tool'> = {
    demo(name) {
      const demo = demos.find((one) => one.name === name);
      return { kind: 'demo', demo: demo ?? fail(`<Demo name="${name}">`) };
    },
    playground(id) {
      const block = playgrounds.find(({ playground }) => playground.id === id);
      return { kind: 'playground', block: block ?? fail(`The playground "${id}"`) };
    },
    tool: (name) => tools.get(name) ?? fail(`<Tool name="${name}">`),
  };
  return blocks;
}

/** Unreachable unless the code is wrong: the reader of pages has found the same elements before. */
function fail(element: string): never {
  throw new Error(
    `${element} is in the text, but the page's module does not export it. See src/content/node/compile/remarkPage.ts.`,
  );
}
