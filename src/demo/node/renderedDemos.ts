import { getDemoPath, toWords, type DemoSource } from '../shared/demo';
import type { RenderedDemo } from '../../page/shared/demoPage';
import type { DemoTheme } from '../../site/shared/product';
import { listElements } from '../../base/node/htmlElements';
import type { DemoModule } from '../../content/node/compile/pageModule';
import { toIdPrefix } from './createDemoBlocks';

/**
 * The page's own demos, without those of other pages, for their standalone documents.
 * @param demos with their files, themes and sources
 * @param rendered their HTML and CSS, in the same order
 * @param page title and module of the page
 */
export function toRenderedDemos(
  demos: readonly (DemoModule & {
    readonly file: string;
    readonly theme: DemoTheme;
    readonly source: DemoSource;
    readonly isSnapshot: boolean;
  })[],
  rendered: { readonly html: readonly string[]; readonly ownCss: readonly string[] },
  page: { readonly module: string; readonly title: string },
): RenderedDemo[] {
  return demos.flatMap(({ key, options, file, theme, source, css, isSnapshot }, index) => {
    if (options.from !== undefined) return [];
    const html = rendered.html[index] ?? '';
    const elements = listElements(html);
    return {
      path: getDemoPath(file),
      title: `${toWords(options.name)} - ${page.title}`,
      name: key,
      module: page.module,
      layout: options.layout,
      theme,
      idPrefix: toIdPrefix(index),
      ...(isSnapshot && { isSnapshot }),
      hasMain: elements.some(({ tag, attributes }) => tag === 'main' || attributes.role === 'main'),
      hasTitle: elements.some(({ tag }) => tag === 'h1'),
      html,
      css: (rendered.ownCss[index] ?? '') + css,
      source,
    };
  });
}
