import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../data/site';
import { productRules } from '../../data/products';
import { findProductIds } from '../model/location';
import { TOOLS, type DemoBlock, type Page, type ResourceLink, type Segment } from '../model/page';
import type { DemoTheme, Product } from '../model/product';
import { flattenTree, getTitle } from '../model/tree';
import { readInstalledVersion, toModulePath } from './files';
import { elements } from './mdx/elements';
import type { FrontMatter } from './mdx/frontMatter';
import { loadPageModule, type DemoModule } from './pageModule';

/** Renders a page's demos on the server; handed in by the route, because features lie above the build. */
export type RenderDemos = (
  demos: readonly DemoModule[],
  theme: DemoTheme,
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
  const module = toModulePath(product, pathname);
  const { default: Content, frontMatter, headings, demos } = await loadPageModule(module);
  assertSameTitle(product, pathname, module, frontMatter);
  const rendered = renderDemos(demos, product.demoTheme);
  const blocks = demos.map(
    ({ options, source }, index): DemoBlock => ({
      ...options,
      idPrefix: toIdPrefix(index),
      html: rendered.html[index] ?? '',
      preview: options.code === 'preview' ? source.preview : options.code === 'open' ? source.full : null,
      file: `data/${module.replace(/[^/]+$/, options.name)}.tsx`,
    }),
  );
  const html = renderToStaticMarkup(createElement(Content, { components: elements }));
  return {
    props: {
      page: {
        path: `${pathname.replace(/\/$/, '')}/`,
        title: frontMatter.title,
        description: frontMatter.description,
        layout: frontMatter.layout,
        module,
        file: `data/${module}.mdx`,
        headings,
        segments: toSegments(html, blocks),
        demoCss: rendered.css,
        resources: getResources(frontMatter, product),
        ...findProductIds(pathname, productRules),
        version: product.packageName && readInstalledVersion(product.packageName),
        isHidden: product.isInternal ?? false,
      },
    },
  };
}

/** Prefix of the ids that a demo's `useId` makes: unique on the page and the same in the browser. */
export function toIdPrefix(index: number): string {
  return `d${index}-`;
}

/** Cuts a page's HTML at the places of its demos and tools. */
export function toSegments(html: string, demos: readonly DemoBlock[]): Segment[] {
  const parts = html.split(/(<template data-(?:demo|tool)="\w+"><\/template>)/);
  return parts.flatMap((part): Segment[] => {
    const [, kind, name] = /^<template data-(demo|tool)="(\w+)">/.exec(part) ?? [];
    if (kind === undefined) return part.trim() ? [{ kind: 'html', html: part.trim() }] : [];
    const demo = demos.find((one) => one.name === name);
    if (kind === 'demo') return demo ? [{ kind, demo }] : [];
    const tool = TOOLS.find((one) => one === name);
    return tool ? [{ kind: 'tool', tool }] : [];
  });
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
