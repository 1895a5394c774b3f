import { getDemoPath, toIdPrefix, toWords, type DemoSource } from '../shared/demo';
import type { Plan } from '../../api/shared/plan';
import { listElements } from '../../base/node/htmlElements';
import type { DemoBlock, DemoPart, StyledPart } from '../../page/shared/page';
import type { RenderedDemo } from '../../page/shared/demoPage';
import type { DemoModule } from '../../content/node/compile/pageModule';
import type { DemoTheme } from '../../site/shared/product';
import { getJavaScriptVariant, isEditable } from './variants';

/** A demo of a page with everything that is known of it before it is rendered. */
interface LoadedDemo extends DemoModule {
  /** Repository path. */
  readonly file: string;
  readonly theme: DemoTheme;
  readonly source: DemoSource;
  readonly isSnapshot: boolean;
  readonly unlicensed: Plan | null;
}

/**
 * The demos of a page, with stylings of the same demo combined.
 * @param html server-rendered, in the order of the demos
 */
export function createDemoBlocks(demos: readonly LoadedDemo[], html: readonly string[]): DemoBlock[] {
  const parts = demos.map(({ options, key, file, source, styling, isSnapshot, unlicensed }, index) => {
    const hasFiles = source.files.some((one) => !one.isShared);
    const part: DemoPart = {
      key,
      idPrefix: toIdPrefix(index),
      // A demo in an iframe is rendered in its own document.
      html: options.iframe ? '' : (html[index] ?? ''),
      preview: options.code === 'preview' ? source.preview : options.code === 'open' ? source.full : null,
      javascript: getJavaScriptVariant(options, source),
      file,
      ...(isSnapshot && { isSnapshot }),
      ...(unlicensed && { unlicensed }),
      ...(!isEditable(key, hasFiles) && { isReadOnly: true }),
    };
    return { options, styling, part };
  });
  return parts.flatMap(({ options, part, styling }): DemoBlock[] => {
    if (styling === null) return [{ ...options, ...part, stylings: [] }];
    const stylings = parts
      .filter((one) => one.options.name === options.name)
      .flatMap((one): StyledPart[] => (one.styling ? [{ ...one.part, styling: one.styling }] : []));
    return stylings[0]?.key === part.key ? [{ ...options, ...part, stylings }] : [];
  });
}

/**
 * The page's own demos, without those of other pages, for their standalone documents.
 * @param rendered their HTML and CSS, in the order of the demos
 */
export function toRenderedDemos(
  demos: readonly LoadedDemo[],
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
