import ts from 'typescript';
import type { ApiType } from '../../shared/api';
import { getLiteralMembers, isLiteralUnion, TYPE_FORMAT } from './literalUnion';
import { isSelfContained, printTypeNode } from './typeNode';

/** A union of literals within a longer type. */
const LITERAL_LIST = /'[^']*' \| '/;

/** Types whose text means nothing outside of the type that contains them. */
const CONTEXT_DEPENDENT_TYPE = /\[\w+ in |^Partial<\w>$|bivarianceHack/;

/**
 * Writes a type for reading: literal unions resolved, in declared order, without `undefined`.
 * @param node the type as its author wrote it, if there is one
 */
export function describeType(checker: ts.TypeChecker, type: ts.Type, node: ts.TypeNode | null): ApiType {
  const general = toGeneralType(checker, type);
  const printed = getLiteralMembers(checker, general, node) ?? splitUnion(printType(checker, general, node));
  const members = [...new Set(printed)]
    .filter((member) => member !== 'undefined')
    .sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  const [only = 'undefined', ...others] = members;
  // An optional function is in parentheses because of the `undefined` that is left out.
  if (others.length === 0) return { text: only.replace(/^\(([^]*)\)$/, '$1'), members: [] };
  return { text: members.join(' | '), members };
}

/** The constraint of a type parameter when it is a union of literals, such as `boolean`. */
function toGeneralType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const members = type.isUnion() ? type.types : [type];
  const [only, ...others] = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const isOpen = only && only.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess);
  const constraint = isOpen && others.length === 0 ? checker.getBaseConstraintOfType(only) : undefined;
  return constraint && isLiteralUnion(constraint) ? constraint : type;
}

/** The written type when it is self-explanatory, else the resolved type or the names of its properties. */
function printType(checker: ts.TypeChecker, type: ts.Type, node: ts.TypeNode | null): string {
  if (node && isSelfContained(checker, node)) return printTypeNode(node);
  const resolved = checker.typeToString(type, undefined, TYPE_FORMAT);
  const text = node && !CONTEXT_DEPENDENT_TYPE.test(node.getText()) ? printTypeNode(node) : null;
  // The author's order of a union is better than the alphabetical one.
  if (text !== null && LITERAL_LIST.test(resolved) && LITERAL_LIST.test(text)) return text;
  // TypeScript truncates types at 160 characters with an ellipsis; dots before a name are a rest parameter.
  if (!/\.\.\.(?!\w)/.test(resolved)) return tidy(resolved);
  if (text !== null) return text;
  const properties = checker.getPropertiesOfType(checker.getNonNullableType(type));
  const isObject = properties.length > 0 && properties.length < 40 && !type.getCallSignatures().length;
  return isObject
    ? `{ ${properties.map((property) => printProperty(checker, property)).join('; ')} }`
    : resolved;
}

/**
 * Removes parts that repeat a default or the question mark, and sorts unions of literals, whose order depends
 * on the compiler's order of checking.
 */
function tidy(text: string): string {
  return text
    .replace(/'[^']*'(?: \| '[^']*')+/g, (list) => list.split(' | ').sort().join(' | '))
    .replaceAll('SyntheticEvent<Element, Event>', 'SyntheticEvent')
    .replace(/MouseEvent<(\w+), MouseEvent>/g, 'MouseEvent<$1>')
    .replace(/(\?: [^;?]+?) \| undefined(?=[;,)])/g, '$1');
}

function printProperty(checker: ts.TypeChecker, property: ts.Symbol): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const members = type.isUnion() ? type.types : [type];
  const kinds = members.map((member) =>
    member.getCallSignatures().length > 0
      ? 'function'
      : member.flags & ts.TypeFlags.Object
        ? 'object'
        : checker.typeToString(member, undefined, TYPE_FORMAT),
  );
  const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
  return `${property.name}${mark}: ${[...new Set(kinds)].sort().join(' | ')}`;
}

/** Splits a union at its outermost level. */
function splitUnion(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...text].entries()) {
    if ('([{<'.includes(character)) depth += 1;
    else if (')]}'.includes(character) || (character === '>' && text[index - 1] !== '=')) depth -= 1;
    else if (character === '|' && depth === 0) {
      members.push(text.slice(start, index).trim());
      start = index + 1;
    } else if (character === '=' && text[index + 1] === '>' && depth === 0) {
      // The rest of the text is the arrow function's return type.
      break;
    }
  }
  return [...members, text.slice(start).trim()].filter(Boolean);
}
