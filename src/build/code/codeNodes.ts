import ts from 'typescript';

/** Parses TypeScript with JSX, as demos and fences are written; what cannot be parsed is passed over. */
export function parseCode(code: string): ts.SourceFile {
  return ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Code that is searched, which several rules do one after the other. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * Finds the nodes of a piece of code that a test picks, each with its line, from 1.
 * @param isSkipped picks nodes that are not looked into
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
