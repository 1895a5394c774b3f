import ts from 'typescript';

/** What stands in a text for a value that only the running program knows. */
const UNKNOWN = '%s';

/**
 * The text that an expression stands for, however a compiler writes it: as one literal, a template, a sum, or a constant
 * of the module, and with `%s` for what only the running program knows; `null` for what is no text.
 * @param constants the initializers of the module's constants, by name
 */
export function readConstantText(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return readConstantText(node.expression, constants);
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => UNKNOWN + literal.text).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [node.left, node.right].map((side) => readConstantText(side, constants));
    return left === null && right === null ? null : `${left ?? UNKNOWN}${right ?? UNKNOWN}`;
  }
  const initializer = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return initializer ? readConstantText(initializer, withoutKey(constants, node)) : null;
}

/** A constant that is made from itself has no text. */
function withoutKey(constants: ReadonlyMap<string, ts.Expression>, node: ts.Expression) {
  return new Map([...constants].filter(([name]) => !ts.isIdentifier(node) || name !== node.text));
}

/** The initializers of all constants with a name of their own in a module, by name. */
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
