import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { describeSignature, getTypeNode } from '../../../../src/api/node/packages/signature';
import { describeType } from '../../../../src/api/node/packages/typeText';
import { parseDocComment } from '../../../../src/api/node/packages/docComment';

const SOURCE = `
type Overrides = {};
type OverridableUnion<T extends string, U = {}> = T;
type Size = 'small' | 'medium' | 'large';
type Handler = (event: { value: string }, reason?: 'tap' | 'key') => void;
interface Rest { a?: string }
type Wide<T> = { [K in keyof T]: T[K] };
export interface Probe<Value, Multiple extends boolean | undefined> {
  aliased?: OverridableUnion<Size>;
  color?: OverridableUnion<'red' | 'green' | 'blue', Overrides>;
  size?: Size;
  open?: boolean;
  forced?: 'auto' | false | true;
  multiple?: Multiple;
  value?: Value | null;
  span?: null | number | 'auto';
  name?: 'known' | 'other' | (string & {});
  render?: (option: Value, more: { index?: number | undefined }) => string;
  onChange?: Handler;
  rest?: Rest;
  mixed: string | ((index: number) => string);
  nested: (type: 'page' | 'first' | 'last') => void;
  slots?: Wide<{ root: (p: Rest) => void; label?: Rest; ${'x'.repeat(90)}: Rest; ${'y'.repeat(90)}: Rest }>;
}`;

let checker: ts.TypeChecker;
let properties: ts.Symbol[];

beforeAll(() => {
  const file = ts.createSourceFile('probe.ts', SOURCE, ts.ScriptTarget.Latest, true);
  const options: ts.CompilerOptions = { noLib: true, strict: true };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === 'probe.ts' ? file : undefined),
  };
  checker = ts.createProgram(['probe.ts'], options, host).getTypeChecker();
  const probe = file.statements.find(
    (it): it is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(it) && it.name.text === 'Probe',
  );
  properties = probe ? checker.getPropertiesOfType(checker.getTypeAtLocation(probe.name)) : [];
});

function find(name: string) {
  const property = properties.find((it) => it.name === name);
  if (!property) throw new Error(`The probe has no ${name}.`);
  return { property, type: checker.getTypeOfSymbol(property) };
}

function describeProperty(name: string) {
  const { property, type } = find(name);
  return describeType(checker, type, getTypeNode(property));
}

it.each([
  ['literals behind an alias, in the order in which they stand there', 'color', "'red' | 'green' | 'blue'"],
  [
    'literals of an alias, in the order in which the alias has them',
    'aliased',
    "'small' | 'medium' | 'large'",
  ],
  ['a plain boolean, without undefined', 'open', 'boolean'],
  ['a boolean beside a literal', 'forced', "'auto' | boolean"],
  ['a type parameter that can only be a boolean', 'multiple', 'boolean'],
  ['any other type parameter by its name', 'value', 'Value | null'],
  ['null last', 'span', "number | 'auto' | null"],
  ['names beside any other string', 'name', "'known' | 'other' | string"],
  [
    'an optional function without parentheses',
    'render',
    '(option: Value, more: { index?: number; }) => string',
  ],
  ['a function among others in parentheses', 'mixed', 'string | ((index: number) => string)'],
  ['lists within as the author wrote them', 'nested', "(type: 'page' | 'first' | 'last') => void"],
  ['an interface by its name', 'rest', 'Rest'],
])('writes %s', (_, name, text) => {
  expect(describeProperty(name).text).toBe(text);
});

it('lists the members of a union, and of a union alone', () => {
  expect(describeProperty('mixed').members).toEqual(['string', '((index: number) => string)']);
  expect(describeProperty('render').members).toEqual([]);
});

it('tells how a callback is called, with what the comment says of each argument', () => {
  const comment = parseDocComment('/** Text.\n * @param {object} event The event.\n * @param reason Why. */');
  expect(describeSignature(checker, find('onChange').type, comment)).toEqual({
    parameters: [
      { name: 'event', type: '{ value: string }', description: 'The event.' },
      { name: 'reason', type: "'tap' | 'key'", description: 'Why.' },
    ],
    returns: 'void',
    returnDescription: '',
  });
  expect(describeSignature(checker, find('size').type, comment)).toBeNull();
});
