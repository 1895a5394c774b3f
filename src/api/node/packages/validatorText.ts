import ts from 'typescript';

/** TypeScript names of the plain validators. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'any[]',
  bool: 'boolean',
  element: 'React.ReactElement',
  elementType: 'React.ElementType',
  func: 'function',
  node: 'React.ReactNode',
};

/** Text of a `PropTypes` validator's type: `{ root?: function | object }`. */
export function describeValidator(validator: ts.Expression, sourceFile: ts.SourceFile): string {
  const describe = (node: ts.Expression) => describeValidator(node, sourceFile);
  const inner = withoutRequired(validator);
  if (ts.isPropertyAccessExpression(inner)) return TYPES[inner.name.text] ?? inner.name.text;
  if (!ts.isCallExpression(inner)) return 'any';
  const [argument] = inner.arguments;
  const kind = ts.isPropertyAccessExpression(inner.expression) ? inner.expression.name.text : '';
  if (!argument) return 'any';
  if (ts.isArrayLiteralExpression(argument)) {
    const isLiteral = kind === 'oneOf';
    const members = argument.elements.map((member) =>
      isLiteral ? member.getText(sourceFile) : describe(member),
    );
    return [...new Set(members)].join(' | ');
  }
  if (ts.isObjectLiteralExpression(argument)) {
    const properties = argument.properties.filter(ts.isPropertyAssignment).map((property) => {
      const mark = withoutRequired(property.initializer) === property.initializer ? '?' : '';
      return `${property.name.getText(sourceFile)}${mark}: ${describe(property.initializer)}`;
    });
    return `{ ${properties.join('; ')} }`;
  }
  return kind === 'arrayOf' ? `Array<${describe(argument)}>` : 'any';
}

/** The validator in front of `.isRequired`. */
export function withoutRequired(validator: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(validator) && validator.name.text === 'isRequired'
    ? validator.expression
    : validator;
}
