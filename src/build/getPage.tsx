import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../data/site';
import { productRules } from '../../data/products';
import { findProductIds } from '../model/location';
import {
  TOOLS,
  type DemoBlock,
  type Heading,
  type Page,
  type PlaygroundBlock,
  type ResourceLink,
  type Segment,
} from '../model/page';
import type { DemoTheme, Product } from '../model/product';
import { flattenTree, getTitle } from '../model/tree';
import { addTip } from './addTip';
import { findApiPage } from './apiPage/findApiPage';
import { loadApi } from './package/loadApi';
import { renderApiSection, type ApiSection } from './apiSection';
import { linkApiTerms } from './apiTerms';
import { createDemoBlocks, toIdPrefix } from './demo/createDemoBlocks';
import { renderDemo } from './demo/renderDemo';
import { readDemoSource } from './demo/source';
import { toDemoFile } from './demo/variants';
import { readInstalledVersion, toModulePath } from './files';
import { elements } from './mdx/elements';
import type { FrontMatter } from './mdx/frontMatter';
import { getPageApi } from './pageApi';
import { setLicense } from './setLicense';
import { loadPageModule, type DemoModule } from './pageModule';
import { loadPlaygrounds, type LoadedPlayground } from './playground/loadPlaygrounds';
import { renderPlaygroundCode } from './playground/renderCode';

/** Renders a page's demos on the server; handed in by the route, because features lie above the build. */
export type RenderDemos = (
  demos: readonly (DemoModule & { readonly file: string })[],
  theme: DemoTheme,
  renderOne: typeof renderDemo,
  playgrounds?: readonly (LoadedPlayground & { readonly file: string })[],
) => { readonly html: readonly string[]; readonly css: string };

/**
 * Everything the frame needs to show one page.
 * @throws Error when title in menu and page differ, or a demo fails to render
 */
export async function getPage(
  product: Product,
  slug: readonly string[] | undefined,
  renderDemos: RenderDemos,
): Promise<{ props: { page: Page } }> {
  const pathname = [product.root, ...(slug ?? [])].join('/') || '/';
  const apiPage = await findApiPage(product, pathname);
  if (apiPage) return { props: { page: await addTip(apiPage, product) } };
  const module = toModulePath(product, pathname);
  const file = `data/${module}.mdx`;
  const { default: Content, frontMatter, headings, ...parts } = await loadPageModule(module);
  assertSameTitle(product, pathname, module, frontMatter);
  setLicense();
  const playgrounds = await loadPlaygrounds(parts.playgrounds, product, module, frontMatter.packageName);
  const demos = parts.demos.map((demo) => ({ ...demo, file: toDemoFile(module, demo.key) }));
  const rendered = renderDemos(
    demos,
    product.demoTheme,
    renderDemo,
    playgrounds.map((playground) => ({ ...playground, file })),
  );
  const withSources = demos.map(async (demo) => ({ ...demo, source: await readDemoSource(demo.file) }));
  const blocks = createDemoBlocks(await Promise.all(withSources), rendered.html, module);
  const playgroundBlocks = playgrounds.map(({ playground }, index): PlaygroundBlock => {
    const place = demos.length + index;
    const codeHtml = renderPlaygroundCode(playground);
    return { playground, idPrefix: toIdPrefix(place), html: rendered.html[place] ?? '', codeHtml };
  });
  const text = renderToStaticMarkup(createElement(Content, { components: elements }));
  const { html, section } = await addApi(text, product, module, frontMatter, headings);
  const page: Page = {
    path: `${pathname.replace(/\/$/, '')}/`,
    title: frontMatter.title,
    description: frontMatter.description,
    layout: frontMatter.layout,
    module,
    file,
    menuBranch: null,
    headings: section ? [...headings, section.heading] : headings,
    segments: toSegments(html + (section?.html ?? ''), blocks, playgroundBlocks),
    demoCss: rendered.css + [...new Set(demos.map(({ css }) => css))].join(''),
    resources: getResources(frontMatter, product),
    tip: null,
    ...findProductIds(pathname, productRules),
    version: product.packageName && readInstalledVersion(product.packageName),
    isHidden: product.isInternal ?? false,
  };
  return { props: { page: await addTip(page, product) } };
}

/** Cuts a page's HTML at the places of its demos, playgrounds and tools. */
export function toSegments(
  html: string,
  demos: readonly DemoBlock[],
  playgrounds: readonly PlaygroundBlock[] = [],
): Segment[] {
  const parts = html.split(/(<template data-(?:demo|playground|tool)="\w+"><\/template>)/);
  return parts.flatMap((part): Segment[] => {
    const [, kind, name] = /^<template data-(demo|playground|tool)="(\w+)">/.exec(part) ?? [];
    if (kind === undefined) return part.trim() ? [{ kind: 'html', html: part.trim() }] : [];
    const demo = demos.find((one) => one.name === name);
    if (kind === 'demo') return demo ? [{ kind, demo }] : [];
    if (kind === 'playground') {
      const block = playgrounds.find(({ playground }) => playground.component === name);
      return block ? [{ kind, block }] : [];
    }
    const tool = TOOLS.find((one) => one === name);
    return tool ? [{ kind: 'tool', tool }] : [];
  });
}

/** Links a page's text to the references, and writes the section that lists them. */
async function addApi(
  text: string,
  product: Product,
  module: string,
  frontMatter: FrontMatter,
  headings: readonly Heading[],
): Promise<{ html: string; section: ApiSection | null }> {
  const { title, components, hooks } = frontMatter;
  if (components.length + hooks.length === 0) return { html: text, section: null };
  const api = await loadApi();
  const pageApi = getPageApi(api, product.id, module, frontMatter);
  const section = renderApiSection(pageApi);
  if (section && headings.some(({ id }) => id === section.heading.id)) {
    throw new Error(
      `data/${module}.mdx: the section "${section.heading.text}" is written by the build, from the front ` +
        'matter. Rename or remove the heading of the same name.',
    );
  }
  return { html: linkApiTerms(text, api, pageApi.components, title), section };
}

function assertSameTitle(product: Product, pathname: string, module: string, { title }: FrontMatter): void {
  const entry = flattenTree(product.nav).find((item) => item.pathname === pathname);
  if (entry && getTitle(entry) !== title) {
    throw new Error(
      `data/${module}.mdx:2: the page is titled "${title}", but data/${product.folder}/product.ts says ` +
        `"${getTitle(entry)}". A page has one title: make both the same.`,
    );
  }
}

function getResources(
  { githubSource, githubLabel, waiAria, materialDesign, packageName }: FrontMatter,
  { source, ...product }: Product,
): ResourceLink[] {
  const links: ResourceLink[] = [];
  if (source && githubSource) {
    links.push({ kind: 'source', label: 'Source', href: `${source}/${githubSource}` });
  }
  if (source && githubLabel) {
    const query = encodeURIComponent(`is:open label:"${githubLabel}"`);
    links.push({
      kind: 'issues',
      label: 'Issues',
      href: source.replace(/\/tree\/.*/, `/issues?q=${query}`),
    });
  }
  if (waiAria) links.push({ kind: 'aria', label: 'WAI-ARIA', href: waiAria });
  if (materialDesign) links.push({ kind: 'guideline', label: 'Material Design', href: materialDesign });
  const npmPackage = packageName ?? product.packageName;
  if (githubSource && npmPackage) {
    links.push({ kind: 'package', label: npmPackage, href: `${site.packagePages}/${npmPackage}` });
  }
  return links;
}
