import type { GetStaticPropsResult } from 'next';
import { site } from '../../../data/site';
import { getThemeCss } from '../../demo/client/renderDemos';
import { getDemoPath } from '../../demo/shared/demo';
import type { DemoPage, DemoPageData, RenderedDemo } from '../shared/demoPage';
import type { ProductManifest } from '../../site/shared/product';
import { readDemoKeys } from '../../demo/node/demoKeys';
import { demoTemplates, toDemoPage } from '../../demo/node/demoTemplates';
import { toDemoFile } from '../../demo/node/variants';
import { isDevelopment, openPage } from './openPages/openPages';
import { listPageModules } from '../../base/node/files';
import { renderBlocks } from './pageBlocks';
import { loadPageModule } from '../../content/node/compile/pageModule';
import { loadProducts } from '../../site/node/products';
import { setLicense } from '../../demo/node/setLicense';

/** Props of the route of single demos. */
interface DemoRouteProps {
  /** In development with its source, which a build writes into a separate file. */
  readonly demo: DemoPage & Partial<DemoPageData>;
  /** For a template: CSS of its theme, which the export writes into a file. */
  readonly themeCss?: string;
}

/**
 * The static paths of the route of single demos: in a build, the templates from which the export creates the
 * documents of all demos; in development, the demos, those of test pages only if these are exported.
 */
export async function getDemoPaths() {
  const paths = isDevelopment()
    ? (await listDemos()).map((demo) => demo.path)
    : demoTemplates.map((template) => template.path);
  return {
    paths: paths.map((path) => ({ params: { slug: path.split('/').slice(2, -1) } })),
    fallback: false,
  };
}

/**
 * Everything that the document of one demo needs, or a template of such documents.
 * @throws Error when there is no such demo, or it fails to render
 */
export async function getDemoPage(slug: readonly string[]): Promise<GetStaticPropsResult<DemoRouteProps>> {
  const path = `/demos/${slug.join('/')}/`;
  const template = demoTemplates.find((one) => one.path === path);
  if (template) return { props: { demo: template, themeCss: getThemeCss(template.theme) } };
  setLicense();
  const location = (await listDemos()).find((one) => one.path === path);
  const opening = location && (await openPage(location.module, path));
  if (opening) return opening;
  const demo = location && (await renderOwnDemos(location)).find((one) => one.path === path);
  if (!demo) throw new Error(`${path}: there is no such demo.`);
  const { source } = demo;
  const sheets = `<style>${getThemeCss(demo.theme)}${demo.css}</style>`;
  return { props: { demo: { ...toDemoPage(demo, sheets), source } } };
}

/** The location of a demo: its address, and the page that it belongs to. */
interface DemoLocation {
  readonly path: string;
  readonly module: string;
  readonly product: ProductManifest;
}

async function renderOwnDemos({ module, product }: DemoLocation): Promise<readonly RenderedDemo[]> {
  return (await renderBlocks(await loadPageModule(module), product, module)).ownDemos;
}

async function listDemos(): Promise<DemoLocation[]> {
  const products = (await loadProducts()).filter(({ isInternal }) => site.includesExperiments || !isInternal);
  return products.flatMap((product) =>
    listPageModules(product).flatMap((module) =>
      readDemoKeys(module).map((key) => ({
        module,
        product,
        path: getDemoPath(toDemoFile(module, key)),
      })),
    ),
  );
}
