import type { Api } from '../../../api/shared/api';
import { readCodeFragment, type CodeFragment, type ImportedName } from '../code/codeFragment';
import type { PageSource, PageFence } from '../reader/readPage';
import { createFenceFile, type FenceFile } from './fenceFile';

/** A code fence that is compiled. */
export interface CompiledFence extends FenceFile {
  readonly fence: PageFence;
  /** Its file name in the compiler's program. */
  readonly file: string;
}

/** All code of a page: its fences and its demos. */
export interface PageCode {
  readonly fences: readonly CompiledFence[];
  readonly demos: readonly { readonly file: string; readonly fragment: CodeFragment }[];
  /** What the page imports, by local name; where fences and demos disagree, the fence wins. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Names that the page adds to types of the packages by module augmentation. */
  readonly addedNames: ReadonlySet<string>;
  /** Every word and CSS custom property in the code. */
  readonly words: ReadonlySet<string>;
  /** Packages that the page tells the reader to install. */
  readonly installed: ReadonlySet<string>;
}

/** Languages of the fences that are compiled. */
const COMPILED = /^(?:tsx?|jsx?)$/;

/**
 * Reads the code of a page. Names that a fence does not import come from the page's other code, or else from
 * the packages of its section.
 */
export function readPageCode(page: PageSource, { components }: Api): PageCode {
  const demos = page.demos.map(({ file, code }) => ({ file, fragment: readCodeFragment(code) }));
  const fences = page.fences.filter(({ language }) => COMPILED.test(language));
  const fragments = [
    ...demos.map(({ fragment }) => fragment),
    ...fences.map((it) => readCodeFragment(it.code)),
  ];
  const imports = new Map(
    fragments
      .flatMap((fragment) => fragment.imports)
      .filter(({ specifier }) => !specifier.startsWith('.'))
      .map((imported) => [imported.local, imported]),
  );
  const own = components
    .filter(({ section }) => section === page.section)
    .flatMap((component) => readCodeFragment(component.imports[0] ?? '').imports);
  const known = new Map([...own.map((imported) => [imported.local, imported] as const), ...imports]);
  const code = [...page.fences, ...page.demos].map((it) => it.code).join('\n');
  return {
    fences: fences.map((fence) => ({
      ...createFenceFile(fence.code, known),
      fence,
      file: page.file.replace(/\.mdx$/, `.${fence.line}.tsx`),
    })),
    demos,
    imports,
    addedNames: new Set(fragments.flatMap((it) => it.augmentations.flatMap(({ members }) => members))),
    words: new Set(code.match(/--[\w-]+|[A-Za-z_$][\w$]*/g)),
    installed: new Set(page.fences.flatMap(listInstalled)),
  };
}

/** The packages in an install command, without versions and options. */
function listInstalled({ language, code }: PageFence): string[] {
  if (language !== 'install') return [];
  return code
    .split(/\s+/)
    .filter((word) => word && !word.startsWith('-'))
    .map((word) => word.replace(/(?<=.)@.*$/, ''));
}
