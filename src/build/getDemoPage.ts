import type { GetStaticPropsResult } from 'next';
import { getDemoPath, toWords } from '../model/demo';
import type { DemoPage } from '../model/demoPage';
import { site } from '../../data/site';
import { renderDemos } from '../island/renderDemos';
import { renderDemo } from './demo/renderDemo';
import { readDemoSource } from './demo/source';
import { toDemoFile } from './demo/variants';
import { listPageModules } from './files';
import { listElements } from './htmlElements';
import { toIdPrefix } from './demo/createDemoBlocks';
import { readDemoKeys } from './demo/demoKeys';
import { openPage } from './dev/openPages';
import { loadPageModule } from './pageModule';
import { loadProducts } from './products';
import { setLicense } from './setLicense';

/** Page, path and theme of a demo. */
type DemoPlace = Pick<DemoPage, 'module' | 'name' | 'theme' | 'path'>;

/** The static paths of all demos, those of test pages if these are exported. */
export async function getDemoPaths() {
  const places = await listDemos();
  return {
    paths: places.map(({ path }) => ({ params: { slug: path.split('/').slice(2, -1) } })),
    fallback: false,
  };
}

/**
 * Everything that the page of one demo needs.
 * @throws Error when there is no such demo, or it fails to render
 */
export async function getDemoPage(
  slug: readonly string[],
): Promise<GetStaticPropsResult<{ demo: DemoPage }>> {
  setLicense();
  const path = `/demos/${slug.join('/')}/`;
  const place = (await listDemos()).find((one) => one.path === path);
  const opening = place && (await openPage(place.module, path));
  if (opening) return opening;
  const page = place && (await loadPageModule(place.module));
  const module = page?.demos.find(({ key }) => key === place?.name);
  if (!place || !page || !module) throw new Error(`${path}: there is no such demo.`);
  const { options } = module;
  const file = toDemoFile(place.module, place.name);
  const {
    html: [html = ''],
    css: renderedCss,
  } = renderDemos([{ ...module, file, options: { ...options, iframe: false } }], place.theme, renderDemo);
  const elements = listElements(html);
  return {
    props: {
      demo: {
        ...place,
        title: `${toWords(options.name)} - ${page.frontMatter.title}`,
        layout: options.layout,
        idPrefix: toIdPrefix(0),
        hasMain: elements.some(({ tag, attributes }) => tag === 'main' || attributes.role === 'main'),
        hasTitle: elements.some(({ tag }) => tag === 'h1'),
        html,
        css: renderedCss + module.css,
        source: await readDemoSource(file),
      },
    },
  };
}

let demos: Promise<DemoPlace[]> | null = null;

/** All demos of the site, found once per worker of the build. */
function listDemos(): Promise<DemoPlace[]> {
  return (demos ??= findDemos());
}

async function findDemos(): Promise<DemoPlace[]> {
  const products = (await loadProducts()).filter(({ isInternal }) => site.includesExperiments || !isInternal);
  return products.flatMap((product) =>
    listPageModules(product).flatMap((module) =>
      readDemoKeys(module).map((name) => ({
        module,
        name,
        theme: product.demoTheme,
        path: getDemoPath(toDemoFile(module, name)),
      })),
    ),
  );
}
