import ts from 'typescript';
import { readCodeFragment, type CodeFragment, type ImportedName } from '../code/codeFragment';
import { findNodes } from '../code/codeNodes';

/** A code fence completed into a module that compiles. It starts with the fence's own lines. */
export interface FenceFile {
  readonly text: string;
  readonly fragment: CodeFragment;
  /** Number of lines at its start that the author wrote. */
  readonly lineCount: number;
}

/** Globals of the browser and the language. */
const GLOBALS =
  /^(?:undefined|globalThis|window|document|console|navigator|localStorage|sessionStorage|fetch|(?:set|clear)(?:Timeout|Interval)|requestAnimationFrame|cancelAnimationFrame|matchMedia|structuredClone|Math|JSON|Object|Array|String|Number|Boolean|BigInt|Symbol|Date|Promise|Map|Set|RegExp|Error|Intl|URL|URLSearchParams|FormData|File|Blob|AbortController|HTML\w*Element|process|import|require)$/;

/** Functions whose first argument may be an existing theme. */
const THEME_FUNCTIONS = /^(?:createTheme|extendTheme)$/;

/**
 * Completes a fragment: imports names that the page imports elsewhere, declares unknown names as `any`, and
 * disables declarations that would change the types of other pages. The author's code keeps its lines and
 * columns.
 * @param known what the page imports, by local name
 */
export function createFenceFile(code: string, known: ReadonlyMap<string, ImportedName>): FenceFile {
  const fragment = readCodeFragment(code);
  const undeclared = [...fragment.used].filter((name) => !fragment.declared.has(name) && !GLOBALS.test(name));
  const imports = undeclared.flatMap((name) => {
    const imported = known.get(name);
    return imported ? [toImport(imported)] : [];
  });
  // Only the generated code has `any`: no other type fits every use of a value that the reader supplies.
  const ambientDeclarations = undeclared
    .filter((name) => !known.has(name) && name !== 'React')
    .map((name) => `declare const ${name}: any;`);
  const text = [neutralize(code, fragment), ';', ...imports, ...ambientDeclarations, 'export {};'].join('\n');
  return { text, fragment, lineCount: code.split('\n').length };
}

function toImport({ specifier, name, local }: ImportedName): string {
  if (name === 'default') return `import ${local} from '${specifier}';`;
  if (name === '*') return `import * as ${local} from '${specifier}';`;
  return `import { ${name === local ? name : `${name} as ${local}`} } from '${specifier}';`;
}

/** Disables code by replacing characters one for one, which keeps lines and columns. */
function neutralize(code: string, { augmentations }: CodeFragment): string {
  const characters = code.split('');
  // An augmentation would apply to all pages; one of an unknown module has no effect.
  for (const { specifierStart } of augmentations) characters[specifierStart] = '#';
  // Checking a whole theme against the type of theme options takes the compiler ten seconds.
  for (const { start, end } of findThemeArguments(code)) {
    characters.fill(' ', start, end);
    characters.splice(start, 2, '{', '}');
  }
  return characters.join('');
}

/** Finds the existing theme that is passed to `createTheme`: `base` in `createTheme(base, {…})`. */
function findThemeArguments(code: string): { start: number; end: number }[] {
  return findNodes(code, ts.isCallExpression).flatMap(({ node }) => {
    const [first] = node.arguments;
    const isName = first && ts.isIdentifier(first) && first.text.length > 1;
    if (!isName || !THEME_FUNCTIONS.test(node.expression.getText())) return [];
    return [{ start: first.getStart(), end: first.getEnd() }];
  });
}
