import type { DemoSource } from '../shared/demo';
import type { Plan } from '../../api/shared/plan';
import type { DemoBlock, DemoPart, StyledPart } from '../../page/shared/page';
import type { DemoModule } from '../../content/node/compile/pageModule';
import { getJavaScriptVariant, isEditable, toDemoFile } from './variants';

/**
 * The demos of a page, with stylings of the same demo combined.
 * @param modules with the sources of their files
 * @param html server-rendered, in the order of the modules
 * @param page path of the page's module below `data`
 */
export function createDemoBlocks(
  modules: readonly (DemoModule & {
    readonly source: DemoSource;
    readonly isSnapshot: boolean;
    readonly unlicensed: Plan | null;
  })[],
  html: readonly string[],
  page: string,
): DemoBlock[] {
  const parts = modules.map(({ options, key, source, styling, isSnapshot, unlicensed }, index) => {
    const part: DemoPart = {
      key,
      idPrefix: toIdPrefix(index),
      // A demo in an iframe is rendered in its own document.
      html: options.iframe ? '' : (html[index] ?? ''),
      preview: options.code === 'preview' ? source.preview : options.code === 'open' ? source.full : null,
      javascript: getJavaScriptVariant(options, source),
      file: toDemoFile(options.from ?? page, key),
      ...(isSnapshot && { isSnapshot }),
      ...(unlicensed && { unlicensed }),
      ...(!isEditable(
        key,
        source.files.some((one) => !one.isShared),
      ) && { isReadOnly: true }),
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

/** Prefix of the ids from `useId` in a demo: unique on the page, and the same on server and client. */
export function toIdPrefix(index: number): string {
  return `d${index}-`;
}
