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
 * Whether a reader's edit of a demo can run: its code is one file, and needs no style sheet that the build makes of it, as
 * the stylings `tailwind` and `css` do.
 * @param key of the demo, or of one of its stylings (`Rake/system`)
 */
export function isEditable(key: string, hasFiles: boolean): boolean {
  return !hasFiles && /^\w+(\/system)?$/.test(key);
}

/**
 * Repository path of a demo, or of one in a folder (`Rake/index`) or a styling (`Rake/css`): it is beside the module of
 * its own page.
 */
export function toDemoFile(module: string, key: string): string {
  const isFolder = key.includes('/') && !key.endsWith('/index');
  return `data/${module.replace(/[^/]+$/, key)}${isFolder ? '/index' : ''}.tsx`;
}
