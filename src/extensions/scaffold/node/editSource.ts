import ts from 'typescript';
import { findNodes } from '../../../content/node/code/codeNodes';

/** Appends an entry to the menu group with a path; `null` when the menu has no such group. */
export function addToGroup(source: string, group: string, entry: string): string | null {
  const children = findAll(source, ts.isObjectLiteralExpression)
    .filter((object) => readString(object, 'pathname') === group)
    .flatMap((object) => readProperty(object, 'children') ?? [])
    .find(ts.isArrayLiteralExpression);
  return children ? append(source, children.elements, children.end - 1, entry) : null;
}

/**
 * Appends an entry to the list or record that a file exports.
 * @throws Error when it exports none with that name
 */
export function addToExport(source: string, name: string, entry: string): string {
  const [value] = findAll(source, ts.isVariableDeclaration)
    .filter((declaration) => declaration.name.getText() === name)
    .map(({ initializer }) => initializer);
  if (value && ts.isArrayLiteralExpression(value))
    return append(source, value.elements, value.end - 1, entry);
  if (value && ts.isObjectLiteralExpression(value))
    return append(source, value.properties, value.end - 1, entry);
  throw new Error(`There is no list "${name}" to add ${entry} to.`);
}

/** Adds an import below the others. */
export function addImport(source: string, statement: string): string {
  const end = Math.max(0, ...findAll(source, ts.isImportDeclaration).map((one) => one.end));
  return `${source.slice(0, end)}\n${statement}${source.slice(end)}`;
}

/**
 * Removes the first list item whose property has a value; returns the source unchanged when there is none.
 */
export function removeEntry(source: string, property: string, value: string): string {
  const entry = findAll(source, ts.isObjectLiteralExpression).find(
    (object) => readString(object, property) === value && ts.isArrayLiteralExpression(object.parent),
  );
  if (!entry) return source;
  const rest = source.slice(entry.end).replace(/^\s*,/, '');
  return source.slice(0, entry.getFullStart()) + rest;
}

function append(source: string, items: ts.NodeArray<ts.Node>, end: number, entry: string): string {
  const last = items.at(-1);
  const at = last?.end ?? end;
  return `${source.slice(0, at)}${last ? ',' : ''}\n${entry}${source.slice(at)}`;
}

function readProperty(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name)?.initializer;
}

function readString(object: ts.ObjectLiteralExpression, name: string): string | null {
  const value = readProperty(object, name);
  return value && ts.isStringLiteralLike(value) ? value.text : null;
}

function findAll<T extends ts.Node>(source: string, isWanted: (node: ts.Node) => node is T): T[] {
  return findNodes(source, isWanted).map(({ node }) => node);
}
