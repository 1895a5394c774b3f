import ts from 'typescript';
import type { ColoredText } from '../../model/codeTokens';
import { parseCode } from '../code/codeNodes';

/** Longest preview, in lines; longer code has none. */
const MAX_PREVIEW_LINES = 16;

/** Elements that only arrange their children: the preview shows what is inside. */
const WRAPPERS = ['div', 'Box', 'Stack', 'React.Fragment', 'Fragment'];

/** The lines (from 0, both inclusive) of a demo that show its idea: the JSX that it returns. */
export function findPreviewLines(code: string): { first: number; last: number } | null {
  const file = parseCode(code);
  const demo = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  );
  const returned = demo?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  const root = returned && unwrapParentheses(returned);
  const nodes = root && getPreviewNodes(root, file);
  const [firstNode, lastNode] = [nodes?.[0], nodes?.at(-1)];
  if (!firstNode || !lastNode) return null;
  const first = file.getLineAndCharacterOfPosition(firstNode.getStart(file)).line;
  const last = file.getLineAndCharacterOfPosition(lastNode.getEnd()).line;
  return last - first < MAX_PREVIEW_LINES ? { first, last } : null;
}

function getPreviewNodes(root: ts.Expression, file: ts.SourceFile): readonly ts.Node[] {
  const children = ts.isJsxFragment(root)
    ? root.children
    : ts.isJsxElement(root) && WRAPPERS.includes(root.openingElement.tagName.getText(file))
      ? root.children
      : null;
  const visible = children?.filter((child) => !ts.isJsxText(child) || child.text.trim());
  if (visible?.length) return visible;
  return ts.isJsxElement(root) || ts.isJsxSelfClosingElement(root) ? [root] : [];
}

function unwrapParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapParentheses(node.expression) : node;
}

/** Removes the indentation that all lines share. */
export function dedentLines(lines: readonly (readonly ColoredText[])[]): ColoredText[][] {
  const texts = lines.map((line) => line.map(({ text }) => text).join('')).filter((text) => text.trim());
  const depth = Math.min(...texts.map((text) => text.length - text.trimStart().length));
  return lines.map((line) => {
    let rest = depth;
    return line.map(({ text, type }) => {
      const dedented = text.slice(rest);
      rest -= text.length - dedented.length;
      return { text: dedented, type };
    });
  });
}
