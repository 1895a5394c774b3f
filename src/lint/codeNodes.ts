import ts from 'typescript';
import { parseCode } from './codeFragment';

/**
 * Finds the nodes of a piece of code that a test picks, each with its line, from 1.
 * @param isSkipped picks nodes that are not looked into
 */
export function findNodes<N extends ts.Node>(
  code: string,
  test: (node: ts.Node) => node is N,
  isSkipped: (node: ts.Node) => boolean = () => false,
): { readonly node: N; readonly line: number }[] {
  const source = parseCode(code);
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
