import ts from 'typescript';

/**
 * Compiles a file without JSX, comments and types.
 * @param fileName its ending decides the language: types in a `.jsx` are a fault
 * @throws Error with the compiler's first message
 */
export function compileJsx(code: string, fileName: string): string {
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      removeComments: true,
    },
  });
  const [fault] = diagnostics;
  if (fault) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  return outputText;
}

/**
 * A file as a text that it shares with another exactly when both are the same program: comments, types, line
 * breaks, quotes and trailing commas make no difference.
 */
export function toProgram(code: string, fileName: string): string {
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    // The compiler leaves parentheses where a name had type arguments: `styled(Button<'a'>)`.
    if (ts.isParenthesizedExpression(node) && ts.isIdentifier(node.expression)) return visit(node.expression);
    // The formatter adds them around the body of a function, or leaves them out.
    if (ts.isParenthesizedExpression(node) && ts.isArrowFunction(node.parent)) return visit(node.expression);
    const children = node.getChildren();
    if (children.length > 0) children.forEach(visit);
    else tokens.push(ts.isStringLiteralLike(node) ? JSON.stringify(node.text) : node.getText());
  };
  visit(ts.createSourceFile('demo.js', compileJsx(code, fileName), ts.ScriptTarget.Latest, true));
  // Text and `{' '}` of JSX are neighboring strings.
  return tokens
    .join(' ')
    .replace(/ ,(?= [)\]}])| ;/g, '')
    .replace(/" , "/g, '');
}
