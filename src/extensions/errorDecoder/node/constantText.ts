import ts from 'typescript';

/** Placeholder for a value that is known only at run time. */
const PLACEHOLDER = '%s';

/**
 * The text that an expression evaluates to, however a compiler writes it: as a literal, a template, a
 * concatenation, or a constant of the module. Values known only at run time become `%s`; `null` when it is
 * not a string.
 * @param constants the initializers of the module's constants, by name
 */
export function readConstantText(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return readConstantText(node.expression, constants);
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => PLACEHOLDER + literal.text).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [node.left, node.right].map((side) => readConstantText(side, constants));
    return left === null && right === null ? null : `${left ?? PLACEHOLDER}${right ?? PLACEHOLDER}`;
  }
  const initializer = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return initializer ? readConstantText(initializer, withoutKey(constants, node)) : null;
}

/** Prevents infinite recursion: a constant that is defined by itself has no text. */
function withoutKey(constants: ReadonlyMap<string, ts.Expression>, node: ts.Expression) {
  return new Map([...constants].filter(([name]) => !ts.isIdentifier(node) || name !== node.text));
}

/** The initializers of all constants of a module, by name, without destructured ones. */
export function listConstants(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
      continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    }
  }
  return constants;
}
