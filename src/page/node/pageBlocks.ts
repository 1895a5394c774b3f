import { services } from '../../../data/services';
import type { DemoBlock, PlaygroundBlock } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import { renderDemos } from '../../demo/client/renderDemos';
import type { RenderedDemo } from '../shared/demoPage';
import { createDemoBlocks, toRenderedDemos } from '../../demo/node/createDemoBlocks';
import { toIdPrefix } from '../../demo/shared/demo';
import { findDemoPlan } from '../../demo/node/files/packages';
import { renderDemo } from '../../demo/node/renderDemo';
import { takeSnapshots } from '../../demo/node/snapshot/takeSnapshots';
import { readDemoSource } from '../../demo/node/source';
import { toDemoFile } from '../../demo/node/variants';
import type { PageModule } from '../../content/node/compile/pageModule';
import { loadPlaygrounds } from '../../demo/node/playground/loadPlaygrounds';
import { toCodeHtml } from '../../content/shared/codeTokens';
import { writePlaygroundCode } from '../../demo/shared/playgroundCode';
import { locateModule } from '../../site/node/products';

/** The demos and playgrounds of a page, rendered, with the CSS of them all. */
export interface PageBlocks {
  readonly demos: readonly DemoBlock[];
  readonly playgrounds: readonly PlaygroundBlock[];
  readonly css: string;
  /** For the standalone documents of its own demos. */
  readonly ownDemos: readonly RenderedDemo[];
}

/**
 * Renders the demos and playgrounds of a page.
 * @param module path of the page's module below `data`, without extension
 * @throws Error when one of them fails to render
 */
export async function renderBlocks(
  { frontMatter, ...parts }: Pick<PageModule, 'demos' | 'playgrounds' | 'frontMatter'>,
  product: ProductManifest,
  module: string,
): Promise<PageBlocks> {
  const playgrounds = await loadPlaygrounds(parts.playgrounds, product, module, frontMatter.packageName);
  const demos = parts.demos.map((demo) => {
    const { from } = demo.options;
    const theme = from === undefined ? product.demoTheme : locateModule(from).product.demoTheme;
    return { ...demo, theme, file: toDemoFile(from ?? module, demo.key) };
  });
  const snapshots = await takeSnapshots(
    demos.map(({ file, theme, options }, index) => ({
      file,
      theme,
      height: options.height,
      idPrefix: toIdPrefix(index),
    })),
  );
  const rendered = renderDemos(
    demos.map((demo, index) => ({ ...demo, snapshot: snapshots[index] ?? null })),
    product.demoTheme,
    renderDemo,
    playgrounds,
  );
  const withSources = await Promise.all(
    demos.map(async (demo, index) => ({
      ...demo,
      source: await readDemoSource(demo.file),
      isSnapshot: snapshots[index] !== null,
      unlicensed: services.licenseKey ? null : findDemoPlan(demo.file, product.packages),
    })),
  );
  return {
    demos: createDemoBlocks(withSources, rendered.html),
    ownDemos: toRenderedDemos(withSources, rendered, { module, title: frontMatter.title }),
    playgrounds: playgrounds.map(({ playground }, index): PlaygroundBlock => {
      const place = demos.length + index;
      const codeHtml = toCodeHtml(writePlaygroundCode(playground, playground.start));
      const { aliases } = parts.playgrounds[index]?.options ?? {};
      const html = rendered.html[place] ?? '';
      return { playground, ...(aliases && { aliases }), idPrefix: toIdPrefix(place), html, codeHtml };
    }),
    css: rendered.css + [...new Set(demos.map(({ css }) => css))].join(''),
  };
}
