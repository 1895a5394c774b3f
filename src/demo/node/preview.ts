import ts from 'typescript';
import type { ColoredText } from '../../content/shared/codeTokens';
import { parseCode } from '../../content/node/code/codeNodes';

/** Longest preview, in lines; longer code has none. */
const MAX_PREVIEW_LINES = 16;

/** Elements that mostly arrange their children. */
const WRAPPERS = ['div', 'Box', 'Stack'];

const FRAGMENTS = ['React.Fragment', 'Fragment'];

/**
 * The lines of a demo (zero-based, both inclusive) that show its point: the JSX that it returns, without a
 * wrapper that only arranges the components.
 */
export function findPreviewLines(code: string): { first: number; last: number } | null {
  const file = parseCode(code);
  const demo = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  );
  const returned = demo?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  const root = returned && unwrapParentheses(returned);
  if (!demo || !root) return null;
  const ranges = findCandidates(root, file, demo.name?.text ?? '').map((nodes) => toLines(nodes, file));
  return ranges.find((range) => range && range.last - range.first < MAX_PREVIEW_LINES) ?? null;
}

/** Possible previews, best first; the others are fallbacks for code that is too long. */
function findCandidates(
  root: ts.Expression,
  file: ts.SourceFile,
  demo: string,
): readonly (readonly ts.Node[])[] {
  if (ts.isJsxFragment(root)) return [findVisible(root.children)];
  if (ts.isJsxSelfClosingElement(root)) return [[root]];
  if (!ts.isJsxElement(root)) return [];
  const tag = root.openingElement.tagName.getText(file);
  const inner = findVisible(root.children);
  if (inner.length === 0 || ![...WRAPPERS, ...FRAGMENTS].includes(tag)) return [[root]];
  if (FRAGMENTS.includes(tag)) return [inner];
  // The demo is about the wrapper itself: `StackRow`, a `Box` that contains only text and boxes, or a `div`
  // that spreads the props of a hook.
  const isSubject =
    tag === 'div'
      ? root.openingElement.attributes.properties.some(ts.isJsxSpreadAttribute)
      : demo.startsWith(tag) || !hasImportedComponent(root.children, file);
  return isSubject ? [[root], inner] : [inner];
}

function findVisible(children: readonly ts.JsxChild[]): readonly ts.JsxChild[] {
  return children.filter((child) => !ts.isJsxText(child) || child.text.trim());
}

/** Whether the JSX uses an imported component that is not a wrapper. */
function hasImportedComponent(nodes: readonly ts.Node[], file: ts.SourceFile): boolean {
  const imported = new Set(
    file.statements
      .filter(ts.isImportDeclaration)
      .flatMap(({ importClause }) => [
        importClause?.name?.text,
        ...(importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
          ? importClause.namedBindings.elements.map(({ name }) => name.text)
          : []),
      ]),
  );
  const containsImported = (node: ts.Node): boolean => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText(file);
      if (imported.has(tag) && !WRAPPERS.includes(tag)) return true;
    }
    return ts.forEachChild(node, (child) => containsImported(child) || undefined) ?? false;
  };
  return nodes.some(containsImported);
}

function toLines(nodes: readonly ts.Node[], file: ts.SourceFile): { first: number; last: number } | null {
  const [firstNode, lastNode] = [nodes[0], nodes.at(-1)];
  if (!firstNode || !lastNode) return null;
  // Text between elements includes the line breaks around it.
  const start = ts.isJsxText(firstNode)
    ? firstNode.pos + (firstNode.text.length - firstNode.text.trimStart().length)
    : firstNode.getStart(file);
  const end = ts.isJsxText(lastNode) ? lastNode.pos + lastNode.text.trimEnd().length : lastNode.getEnd();
  const toLine = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return { first: toLine(start), last: toLine(end) };
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
