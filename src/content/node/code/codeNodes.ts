import ts from 'typescript';

/** Parses TypeScript with JSX; syntax errors are ignored. */
export function parseCode(code: string): ts.SourceFile {
  return ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Parsed code, cached because several rules search the same code. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * Finds the nodes that match a predicate, each with its line, from 1.
 * @param isSkipped matches nodes whose descendants are not searched
 */
export function findNodes<N extends ts.Node>(
  code: string,
  test: (node: ts.Node) => node is N,
  isSkipped: (node: ts.Node) => boolean = () => false,
): { readonly node: N; readonly line: number }[] {
  const source = parsed.get(code) ?? parseCode(code);
  parsed.set(code, source);
  const found: { node: N; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    if (test(node)) {
      found.push({ node, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
