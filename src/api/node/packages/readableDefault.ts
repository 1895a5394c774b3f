import ts from 'typescript';

/** A default value as readers understand it. */
export interface ReadableDefault {
  /** A value, or the name of a component; `null` where the package has code in its place, or says nothing. */
  readonly value: string | null;
  /** Words in Markdown in place of a value; empty when there are none. */
  readonly words: string;
}

/** Longest function that says at a glance what it returns, in characters. */
const MAX_FUNCTION_LENGTH = 40;

/** Attribute by which the packages' own tests find elements. */
const TEST_ATTRIBUTE = / data-mui-test="[^"]*"/g;

/** How comments name a component of another package: `Popper from '@mui/material'.` */
const COMPONENT_FROM = /^([A-Z]\w*)(?: from '[^']+')?\.?$/;

/** Results by text: packages repeat most defaults, and the compiler takes a millisecond for each. */
const known = new Map<string, ReadableDefault>();

/**
 * Turns what packages write after `@default` into a value. Of an implementation remains the name of the
 * component that is styled or nothing, of a function what it returns if that is short, of a call nothing.
 * Sentences are not values. Never throws.
 * @param text the text after `@default`
 */
export function readableDefault(text: string): ReadableDefault {
  const result = known.get(text) ?? read(text.replace(TEST_ATTRIBUTE, '').trim());
  known.set(text, result);
  return result;
}

function read(plain: string): ReadableDefault {
  const component = COMPONENT_FROM.exec(plain)?.[1];
  if (component) return { value: component, words: '' };
  // Most are literals: nothing to parse.
  if (!/[\s(]|=>/.test(plain)) return { value: plain || null, words: '' };
  const expression = parseExpression(plain);
  if (expression) return { value: simplify(expression), words: '' };
  // Neither a value nor words: code that the comment has cut.
  return { value: null, words: /[\w`'")]\s+[\w`'"(]/.test(plain) ? plain : '' };
}

/** Parses text that is one expression as a whole; `null` for any other. */
function parseExpression(text: string): ts.Expression | null {
  const code = `(${text})`;
  const options = { reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.Preserve } };
  const { diagnostics = [] } = ts.transpileModule(code, { ...options, fileName: 'default.tsx' });
  if (diagnostics.length > 0) return null;
  const file = ts.createSourceFile('default.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [statement, ...others] = file.statements;
  if (!statement || others.length > 0 || !ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  return ts.isParenthesizedExpression(expression) ? expression.expression : null;
}

function simplify(value: ts.Expression): string | null {
  if (ts.isCallExpression(value)) return findStyled(value.expression);
  if (ts.isFunctionExpression(value) || ts.isArrowFunction(value)) return toArrow(value);
  if (ts.isStringLiteral(value) && value.text.includes('=>')) return readableDefault(value.text).value;
  return callsFunction(value) ? null : oneLine(value.getText());
}

/** `Backdrop` of `styled(Backdrop, …)`; `null` for what any other call returns. */
function findStyled(callee: ts.Expression): string | null {
  if (!ts.isCallExpression(callee) || callee.expression.getText() !== 'styled') return null;
  const [component] = callee.arguments;
  return component && ts.isIdentifier(component) ? component.text : null;
}

/** As an arrow function without types; `null` for one that does more than to return a short value. */
function toArrow({ parameters, body }: ts.FunctionExpression | ts.ArrowFunction): string | null {
  const value = ts.isBlock(body) ? findReturned(body) : body;
  if (!value) return null;
  const list = parameters.map((parameter) => parameter.name.getText()).join(', ');
  const text = oneLine(value.getText());
  const arrow = `(${list}) => ${text.startsWith('{') ? `(${text})` : text}`;
  return arrow.length <= MAX_FUNCTION_LENGTH ? arrow : null;
}

/** What a function returns that does nothing else. */
function findReturned({ statements: [first, ...others] }: ts.Block): ts.Expression | undefined {
  return first && others.length === 0 && ts.isReturnStatement(first) ? first.expression : undefined;
}

/** Whether the value is known only when code has run. */
function callsFunction(node: ts.Node): boolean {
  return ts.isCallExpression(node) || (ts.forEachChild(node, callsFunction) ?? false);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/,(?= [}\])])/g, '');
}
