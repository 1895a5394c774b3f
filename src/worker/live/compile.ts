import { Parser, type Node } from 'acorn';
import jsx from 'acorn-jsx';
import { transform, type Transform } from 'sucrase';
import {
  toCodeColumn,
  type CodeError,
  type CodeImport,
  type LiveLanguage,
  type Program,
} from '../../model/liveCode';
import { guardCode } from './guardCode';
import { walk } from './walk';

const JsxParser = Parser.extend(jsx());

/**
 * Compiles a demo that a reader is editing. Sucrase takes the types away, then JSX and imports, and leaves
 * every line where it was; acorn, in between, finds the mistakes that it lets pass, and where guards belong.
 * Never throws.
 */
export function compile(code: string, language: LiveLanguage): Program | CodeError {
  // What acorn sees; empty as long as sucrase has not accepted the code.
  let untyped = '';
  try {
    untyped = removeTypes(code, language);
    const tree = JsxParser.parse(untyped, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    const script = run(guardCode(untyped, tree), ['jsx', 'imports']);
    return { script, imports: findImports(tree, code) };
  } catch (error) {
    return describe(error, code, untyped);
  }
}

function removeTypes(code: string, language: LiveLanguage): string {
  return language === 'TS' ? run(code, ['typescript', 'jsx'], 'preserve') : code;
}

function run(
  code: string,
  transforms: Transform[],
  jsxRuntime: 'automatic' | 'preserve' = 'automatic',
): string {
  return transform(code, { transforms, jsxRuntime, production: true, disableESTransforms: true }).code;
}

/** What compiled JSX calls. */
const JSX_RUNTIME: CodeImport = { specifier: 'react/jsx-runtime', line: 1, column: 1 };

function findImports(tree: Node, code: string): CodeImport[] {
  const lines = code.split('\n');
  const imports = [JSX_RUNTIME];
  walk(tree, (node) => {
    const isImport =
      node.type === 'ImportDeclaration' ||
      node.type === 'ImportExpression' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration';
    if (!isImport || node.source?.type !== 'Literal') return;
    const specifier = String(node.source.value);
    const line = node.source.loc?.start.line ?? 1;
    const column = Math.max(0, (lines[line - 1] ?? '').indexOf(specifier)) + 1;
    imports.push({ specifier, line, column });
  });
  return imports;
}

/** What compilers throw: a message that ends in line and column, which are there as fields, too. */
interface Thrown {
  readonly message: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

function describe(error: unknown, code: string, untyped: string): CodeError {
  const { message, loc }: Thrown = error instanceof Error ? error : { message: String(error) };
  const detail = message.replace(/\s*\(\d+:\d+\)$/, '');
  if (!loc) return { fault: 'code', detail, line: null, column: null };
  // Sucrase counts columns from 1, acorn from 0 and in what sucrase has made.
  const column = untyped ? toCodeColumn(code, untyped, loc.line, loc.column + 1) : loc.column;
  return { fault: 'code', detail, line: loc.line, column };
}
