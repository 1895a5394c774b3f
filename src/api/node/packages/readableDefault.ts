import ts from 'typescript';

/** What the packages' own tests find elements by. */
const TEST_ATTRIBUTE = / data-mui-test="[^"]*"/g;

/**
 * The value that a default stands for, where packages write down how it is made: the component that is styled, the function
 * without its name, an expression that they have put into quotes. Other values are as they are. Never throws.
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

/** A function that only returns a value, without its body; others without their name. Empty for half a function. */
function toArrow({ parameters, body }: ts.FunctionExpression): string {
  const list = parameters.map((parameter) => parameter.getText()).join(', ');
  const [first, ...others] = body.statements;
  const isValue = first && others.length === 0 && ts.isReturnStatement(first);
  const value = (isValue && first.expression?.getText()) || body.getText();
  return value && `(${list}) => ${isValue && value.startsWith('{') ? `(${value})` : value}`;
}
