import { withTrailingSlash } from '../../site/shared/location';
import type { ResourceLink } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import { findItem, flattenTree, getTitle } from '../../site/shared/tree';
import { loadApi } from '../../api/node/packages/loadApi';
import type { ApiEntry } from '../../api/shared/api';
import type { Guide } from '../../api/node/pages/findGuide';
import { loadLinkResolver } from '../../api/node/pages/linkResolver';
import { createPageHead, findLicense } from '../../api/node/pages/PageHead';
import { createApiSection } from '../../api/node/pages/apiSection';
import { linkTerms } from '../../api/node/terms/apiTerms';
import { toModulePath } from '../../base/node/files';
import type { FrontMatter } from '../../content/node/reader/frontMatter';
import { getPageApi } from '../../api/node/pages/pageApi';
import { throwDiagnostics } from '../../base/node/diagnostic';
import { readPage } from '../../content/node/reader/readPage';
import { findTitleDiagnostics } from '../../content/node/rules/title';
import { renderBlocks } from './pageBlocks';
import { renderText } from './renderText';
import { loadPageModule } from '../../content/node/compile/pageModule';
import { getProductIds, getProductVersion } from '../../site/node/products';
import { getResources } from './resources';
import type { PageTree } from '../../content/node/elements/segments';
import { setLicense } from '../../demo/node/setLicense';
import { measurePage } from './measurePage';

/**
 * A page from an MDX file, with its demos rendered, and names in its text linked to their API pages.
 * @throws Error when title in menu and page differ, or a demo fails to render
 */
export async function loadMdxPage(product: ProductManifest, pathname: string): Promise<PageTree> {
  const module = toModulePath(product, pathname);
  const { default: Content, ...parts } = await loadPageModule(module);
  const { frontMatter } = parts;
  const file = `data/${module}.mdx`;
  throwDiagnostics(findTitleDiagnostics(product, pathname, file, frontMatter.title));
  setLicense();
  const blocks = await renderBlocks(parts, product, module);
  const source = readPage(file);
  const text = await renderText({ Content, headings: parts.headings, names: source.elements }, blocks, {
    product,
    pathname,
    file,
    aliases: frontMatter.aliases,
  });
  return {
    path: `${pathname.replace(/\/$/, '')}/`,
    title: frontMatter.title,
    description: frontMatter.description,
    layout: frontMatter.layout,
    module,
    file,
    menuBranch: null,
    ...(await addApi(text, product, pathname, frontMatter)),
    demoCss: blocks.css,
    ownDemos: blocks.ownDemos,
    resources: [...listComponentLinks(product, pathname), ...getResources(source, frontMatter, product)],
    size: await measurePage(product, pathname, frontMatter),
    ...getProductIds(pathname),
    version: getProductVersion(product),
    isHidden: product.isInternal ?? false,
  };
}

/** The page as a guide, if it is that of what it is about: a page about a feature is not. */
async function findOwnGuide(documented: readonly ApiEntry[], path: string): Promise<Guide | null> {
  const resolver = await loadLinkResolver();
  const guides = documented.map((entry) => resolver.findGuide(entry));
  const isOwn = (guide: Guide | null, index: number) =>
    guide?.href === path && guide.main.pathname === documented[index]?.pathname;
  return guides.find(isOwn) ?? null;
}

/** The link from the page of a feature to that of its component, whose path is above it. */
function listComponentLinks(product: ProductManifest, pathname: string): ResourceLink[] {
  const above = flattenTree(product.nav).filter((item) => pathname.startsWith(`${item.pathname}/`));
  return above.flatMap((item) => {
    const page = readPage(`data/${toModulePath(product, item.pathname)}.mdx`);
    if (!page.frontMatter?.components.length) return [];
    return [
      { kind: 'component', label: `Feature of ${getTitle(item)}`, href: withTrailingSlash(item.pathname) },
    ];
  });
}

/**
 * Adds to a page its plan and the tabs that lead to its API page, links names in its text to their API pages,
 * and adds the section that lists these.
 */
async function addApi(
  page: Pick<PageTree, 'nodes' | 'headings'>,
  product: ProductManifest,
  pathname: string,
  frontMatter: FrontMatter,
): Promise<Pick<PageTree, 'nodes' | 'headings'>> {
  const { title, components, hooks } = frontMatter;
  const plan = findItem(product.nav, pathname)?.plan;
  if (components.length + hooks.length === 0) {
    const license = findLicense(product, plan, undefined);
    return { ...page, nodes: [...createPageHead({ guide: null, entry: null, license }), ...page.nodes] };
  }
  const api = await loadApi();
  const pageApi = getPageApi(api, product.id, toModulePath(product, pathname), frontMatter);
  const documented = [...pageApi.components, ...pageApi.hooks];
  const section = createApiSection(pageApi);
  const head = createPageHead({
    guide: await findOwnGuide(documented, withTrailingSlash(pathname)),
    entry: null,
    license: findLicense(product, plan, documented[0]?.packageName),
  });
  return {
    nodes: [...head, ...linkTerms(page.nodes, api, pageApi.components, title), section.content],
    headings: [...page.headings, section.heading],
  };
}
