import ts from 'typescript';

/** Attribute by which the packages' own tests find elements. */
const TEST_ATTRIBUTE = / data-mui-test="[^"]*"/g;

/**
 * Simplifies a default value that packages write as the code that creates it: to the component that is
 * styled, the function without its name, the expression inside quotes. Other values are returned unchanged.
 * Never throws.
 * @param text the expression after `@default`
 */
export function readableDefault(text: string): string {
  const plain = text.replace(TEST_ATTRIBUTE, '');
  // Most are literals: nothing to parse.
  if (!/\bstyled\(|\bfunction\b|=>/.test(plain)) return plain;
  const file = ts.createSourceFile(
    'default.tsx',
    `(${plain})`,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const [statement, ...others] = file.statements;
  if (!statement || others.length > 0 || !ts.isExpressionStatement(statement)) return plain;
  const { expression } = statement;
  return (ts.isParenthesizedExpression(expression) && simplify(expression.expression)) || plain;
}

function simplify(value: ts.Expression): string | null {
  if (ts.isCallExpression(value) && ts.isCallExpression(value.expression))
    return findStyled(value.expression);
  if (ts.isFunctionExpression(value)) return toArrow(value);
  if (ts.isStringLiteral(value)) return value.text.includes('=>') ? value.text : null;
  return null;
}

/** `Backdrop` of `styled(Backdrop, …)`. */
function findStyled({ expression, arguments: [component] }: ts.CallExpression): string | null {
  return expression.getText() === 'styled' && component ? component.getText() : null;
}

/** As an arrow function, with an expression body if it only returns a value; empty if it is incomplete. */
function toArrow({ parameters, body }: ts.FunctionExpression): string {
  const list = parameters.map((parameter) => parameter.getText()).join(', ');
  const [first, ...others] = body.statements;
  const isValue = first && others.length === 0 && ts.isReturnStatement(first);
  const value = (isValue && first.expression?.getText()) || body.getText();
  return value && `(${list}) => ${isValue && value.startsWith('{') ? `(${value})` : value}`;
}
