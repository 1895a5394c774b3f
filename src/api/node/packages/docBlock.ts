import ts from 'typescript';
import { NO_COMMENT, parseDocComment, type DocComment } from './docComment';

/** The documentation comment directly above a node, with its delimiters; empty when there is none. */
export function getCommentText(node: ts.Node, sourceFile: ts.SourceFile): string {
  const ranges = ts.getLeadingCommentRanges(sourceFile.text, node.getFullStart()) ?? [];
  const comments = ranges.map(({ pos, end }) => sourceFile.text.slice(pos, end));
  return comments.findLast((comment) => comment.startsWith('/**')) ?? '';
}

/** The comment of a property or parameter: that of the first declaration that has one. */
export function getSymbolComment(symbol: ts.Symbol): DocComment {
  for (const declaration of symbol.declarations ?? []) {
    const comment = getCommentText(declaration, declaration.getSourceFile());
    if (comment) return parseDocComment(comment);
  }
  return NO_COMMENT;
}

/**
 * The comment of an exported name. Some comments are above the `export`, apart from the declaration; those
 * link to the export's API page, `- [Button API](https://…)`, which marks it as documented.
 */
export function getExportComment(symbol: ts.Symbol, name: string): string {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return '';
  const sourceFile = declaration.getSourceFile();
  const blocks = sourceFile.text.match(/\/\*\*[^]*?\*\//g) ?? [];
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return blocks.find((block) => block.includes(`[${name} API](`)) ?? getCommentText(statement, sourceFile);
}
