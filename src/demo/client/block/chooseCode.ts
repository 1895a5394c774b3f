import type { DemoSource } from '../../shared/demo';
import type { DemoBlock } from '../../../page/shared/page';

/** The code that a demo shows below its bar. */
interface ShownCode {
  /** Whether to show the code in the page's HTML, which is TypeScript. */
  readonly isInlineShown: boolean;
  /** Code to show instead. */
  readonly html: string | null;
  /** Whether the source must be fetched first; the current code stays until then. */
  readonly needsSource: boolean;
}

const NOTHING: ShownCode = { isInlineShown: false, html: null, needsSource: false };

/** Decides which code of a demo is shown: the whole file or its preview, as TypeScript or JavaScript. */
export function chooseCode(
  { code, preview, javascript }: Pick<DemoBlock, 'code' | 'preview' | 'javascript'>,
  isOpen: boolean,
  variant: 'TS' | 'JS',
  source: DemoSource | null,
): ShownCode {
  const inlineView = code === 'open' ? 'full' : 'preview';
  const view = isOpen ? 'full' : 'preview';
  if (!isOpen && (code !== 'preview' || preview === null)) return NOTHING;
  const isJavaScript = variant === 'JS' && javascript !== 'none';
  const isInline = view === inlineView && !(isJavaScript && javascript === 'preview');
  if (isInline) return { isInlineShown: true, html: null, needsSource: false };
  const html = (isJavaScript ? source?.javascript : source)?.[view] ?? null;
  return { isInlineShown: html === null && preview !== null, html, needsSource: source === null };
}
