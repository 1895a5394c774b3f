import type { DemoSource, JavaScriptVariant } from '../shared/demo';
import type { DemoOptions } from '../../page/shared/page';

/** Where a demo's JavaScript differs from its TypeScript. */
export function getJavaScriptVariant(
  { code }: Pick<DemoOptions, 'code'>,
  { preview, javascript }: Pick<DemoSource, 'preview' | 'javascript'>,
): JavaScriptVariant {
  if (!javascript) return 'none';
  const isFirstTheSame = code === 'closed' || (code === 'preview' && preview === javascript.preview);
  return isFirstTheSame ? 'file' : 'preview';
}

/**
 * Whether an edited demo can run: its code must be a single file, without a style sheet that is generated at
 * build, as the stylings `tailwind` and `css` have.
 * @param key of the demo, or of one of its stylings (`Rake/system`)
 */
export function isEditable(key: string, hasFiles: boolean): boolean {
  return !hasFiles && /^\w+(\/system)?$/.test(key);
}

/**
 * Repository path of a demo, next to the module of its own page.
 * @param key also of a demo in a folder (`Rake/index`), or of a styling (`Rake/css`)
 */
export function toDemoFile(module: string, key: string): string {
  const isFolder = key.includes('/') && !key.endsWith('/index');
  return `data/${module.replace(/[^/]+$/, key)}${isFolder ? '/index' : ''}.tsx`;
}
