/** The ways to style a demo; the first is the fallback for the others. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

/** A demo's code in one language, as highlighted HTML. */
export interface HighlightedCode {
  /** The whole file. */
  readonly full: string;
  /** The excerpt that shows the idea; `null` when there is none. */
  readonly preview: string | null;
}

/** A local file that a demo imports, as highlighted HTML. */
export interface DemoFile {
  /** `leaves.ts`, or `styles.css`. */
  readonly name: string;
  /** Part of the product's sample data, which edited code may import. */
  readonly isShared?: true;
  readonly full: string;
  /** The JavaScript version; `null` when the file has no types. */
  readonly javascript: string | null;
}

/** The source of a demo that readers can see; loaded on demand. */
export interface DemoSource extends HighlightedCode {
  /** The JavaScript version; `null` when the file has no types. */
  readonly javascript: HighlightedCode | null;
  /** The other files of the demo. */
  readonly files: readonly DemoFile[];
  /** Exact versions of the packages that a project with this demo needs, by name. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Where a demo's JavaScript differs from its TypeScript: nowhere, in the file, or also in the preview. */
export type JavaScriptVariant = 'none' | 'file' | 'preview';

/** Path of a demo's standalone page: `data/a/b/Rake.tsx` → `/demos/a/b/Rake/`. */
export function getDemoPath(file: string): string {
  return `/demos/${file.replace(/^data\/|(?:\/index)?\.tsx$/g, '')}/`;
}

/** The name of a demo, and what may follow it: the folder of a styling, and `index`. */
const FOLDER_END = new RegExp(`(\\w+)(?:/(?:${STYLINGS.join('|')}))?(?:/index)?\\.tsx$`);

/**
 * Name of a demo: `Rake`, from `data/a/b/Rake.tsx`, `data/a/b/Rake/index.tsx` or
 * `data/a/b/Rake/css/index.tsx`.
 */
export function getDemoName(file: string): string {
  return FOLDER_END.exec(file)?.[1] ?? file;
}

/** Name of a file in the language that a reader has chosen: `leaves.ts` → `leaves.js`. */
export function toFileName(name: string, language: 'TS' | 'JS'): string {
  return language === 'JS' ? name.replace(/\.ts(x?)$/, '.js$1') : name;
}

/** Name of a demo's file in its toolbar: `Rake.tsx` or `Rake.js`, as in addresses; `Rake/css/index.tsx`. */
export function toDemoFileName(file: string, language: 'TS' | 'JS'): string {
  const name = file.slice(file.lastIndexOf(getDemoName(file)));
  return language === 'JS' ? name.replace(/\.tsx$/, '.js') : name;
}

/** `InvoiceActions` → `Invoice actions`. */
export function toWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prefix of the ids from `useId` in a demo: unique on the page, and the same on server and client. */
export function toIdPrefix(index: number): string {
  return `d${index}-`;
}
