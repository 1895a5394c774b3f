import ts from 'typescript';
import { readCodeFragment, type CodeFragment, type ImportedName } from '../build/code/codeFragment';
import { findNodes } from '../build/code/codeNodes';

/** A fence made whole, so that the compiler can read it. Its first lines are the fence's own. */
export interface FenceFile {
  readonly text: string;
  readonly fragment: CodeFragment;
  /** How many lines at its start are the author's. */
  readonly lineCount: number;
}

/** Names of the browser and the language that a fragment may use without saying where they come from. */
const GLOBALS =
  /^(?:undefined|globalThis|window|document|console|navigator|localStorage|sessionStorage|fetch|(?:set|clear)(?:Timeout|Interval)|requestAnimationFrame|cancelAnimationFrame|matchMedia|structuredClone|Math|JSON|Object|Array|String|Number|Boolean|BigInt|Symbol|Date|Promise|Map|Set|RegExp|Error|Intl|URL|URLSearchParams|FormData|File|Blob|AbortController|HTML\w*Element|process|import|require)$/;

/** Functions that take an existing theme and compare it with all options there are. */
const THEME_FUNCTIONS = /^(?:createTheme|extendTheme)$/;

/**
 * Completes a fragment: what the page imports elsewhere is imported, what it leaves to the reader takes any
 * value, and what would change the types of all other pages is taken out of effect. The author's code keeps
 * its lines and columns.
 * @param known names that the page takes from modules, by their name in the code
 */
export function createFenceFile(code: string, known: ReadonlyMap<string, ImportedName>): FenceFile {
  const fragment = readCodeFragment(code);
  const open = [...fragment.used].filter((name) => !fragment.declared.has(name) && !GLOBALS.test(name));
  const imports = open.flatMap((name) => {
    const imported = known.get(name);
    return imported ? [toImport(imported)] : [];
  });
  // Of the checked fence, not of ours: what the reader brings may be anything, and only `any` fits everywhere.
  const free = open
    .filter((name) => !known.has(name) && name !== 'React')
    .map((name) => `declare const ${name}: any;`);
  const text = [neutralize(code, fragment), ';', ...imports, ...free, 'export {};'].join('\n');
  return { text, fragment, lineCount: code.split('\n').length };
}

function toImport({ specifier, name, local }: ImportedName): string {
  if (name === 'default') return `import ${local} from '${specifier}';`;
  if (name === '*') return `import * as ${local} from '${specifier}';`;
  return `import { ${name === local ? name : `${name} as ${local}`} } from '${specifier}';`;
}

/** Replaces character by character what must not take effect. */
function neutralize(code: string, { augmentations }: CodeFragment): string {
  const characters = code.split('');
  // A page's own color would be allowed on all pages; an unknown module changes nothing.
  for (const { specifierStart } of augmentations) characters[specifierStart] = '#';
  // Comparing a whole theme with the options of one takes the compiler ten seconds.
  for (const { start, end } of findThemeArguments(code)) {
    characters.fill(' ', start, end);
    characters.splice(start, 2, '{', '}');
  }
  return characters.join('');
}

/** Where a name is given to `createTheme`: `base` in `createTheme(base, {…})`. */
function findThemeArguments(code: string): { start: number; end: number }[] {
  return findNodes(code, ts.isCallExpression).flatMap(({ node }) => {
    const [first] = node.arguments;
    const isName = first && ts.isIdentifier(first) && first.text.length > 1;
    if (!isName || !THEME_FUNCTIONS.test(node.expression.getText())) return [];
    return [{ start: first.getStart(), end: first.getEnd() }];
  });
}
