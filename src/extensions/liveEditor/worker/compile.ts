import type { Node } from 'acorn';
import { transform, type Transform } from 'sucrase';
import type { CodeError, CodeImport, LiveLanguage, Program } from '../../../demo/shared/liveCode';
import { describeSyntaxError, parseModule } from './describeSyntaxError';
import { guardCode } from './guardCode';
import { usesGlobalState } from './usesGlobalState';
import { walk } from './walk';

/**
 * Compiles a demo that a reader is editing. Sucrase removes the types, then transforms JSX and imports,
 * without changing line numbers; acorn, in between, finds the errors that Sucrase accepts, and the places for
 * guards.
 * Never throws.
 */
export function compile(code: string, language: LiveLanguage): Program | CodeError {
  // The input of acorn; empty until Sucrase has accepted the code.
  let untyped = '';
  try {
    untyped = removeTypes(code, language);
    const tree = parseModule(untyped);
    const script = run(guardCode(untyped, tree), ['jsx', 'imports']);
    return { script, imports: findImports(tree, code), usesGlobalState: usesGlobalState(tree) };
  } catch (error) {
    return describeSyntaxError(error, code, untyped);
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

/** Functions that compiled JSX calls. */
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
