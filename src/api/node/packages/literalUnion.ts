import ts from 'typescript';
import { resolveAlias } from './program';

/** How types are printed: `React.ReactNode`, `'small'`, and truncated at 160 characters. */
export const TYPE_FORMAT =
  ts.TypeFormatFlags.UseFullyQualifiedType |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const SIMPLE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** Longer unions are shown by their name: `keyof GridLocaleText`. */
const MAX_LITERALS = 30;

/** Whether a type is a union of only literals and primitives. */
export function isLiteralUnion(type: ts.Type): type is ts.UnionType {
  return type.isUnion() && type.types.every(({ flags }) => flags & SIMPLE);
}

/**
 * Members of a union of literals and primitives, in declared order; `null` for every other type.
 * @param node how the author wrote the type
 */
export function getLiteralMembers(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.TypeNode | null,
): string[] | null {
  if (!type.isUnion() || !type.types.every((member) => member.flags & SIMPLE || isOpenString(member)))
    return null;
  const members = type.types.map((member) =>
    isOpenString(member) ? 'string' : checker.typeToString(member, undefined, TYPE_FORMAT),
  );
  if (node && members.length > MAX_LITERALS) return [node.getText()];
  return sortLike(mergeBooleans(members), node ? getDeclaredText(checker, node) : '');
}

/** `string & {}`, which allows any other string beside a union of known names. */
function isOpenString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

function mergeBooleans(members: readonly string[]): readonly string[] {
  if (!members.includes('true') || !members.includes('false')) return members;
  return [...members.filter((member) => member !== 'true' && member !== 'false'), 'boolean'];
}

/** The text of a type, and of the type aliases that it names. */
function getDeclaredText(checker: ts.TypeChecker, node: ts.TypeNode): string {
  const texts = [node.getText()];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) {
      const name = checker.getSymbolAtLocation(child.typeName);
      const alias = name && resolveAlias(checker, name).declarations?.find(ts.isTypeAliasDeclaration);
      if (alias) texts.push(alias.type.getText());
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return texts.join('\n').replaceAll('"', "'");
}

/** Sorts members by their position in a text; those not in it follow alphabetically. */
function sortLike(members: readonly string[], text: string): string[] {
  const getPosition = (member: string) => {
    const index = text.indexOf(member);
    return index === -1 ? text.length : index;
  };
  return [...members].sort((a, b) => getPosition(a) - getPosition(b) || a.localeCompare(b, 'en'));
}
