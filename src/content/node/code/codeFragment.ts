import ts from 'typescript';
import { findNodes } from './codeNodes';

/** An imported name. */
export interface ImportedName {
  readonly specifier: string;
  /** Name in the module; `default`, or `*` for all of it. */
  readonly name: string;
  /** Local name. */
  readonly local: string;
  /** Line within the code, from 0. */
  readonly line: number;
}

/** A `declare module` block that adds to the types of a package. */
export interface Augmentation {
  readonly specifier: string;
  readonly line: number;
  /** Offsets of the block within the code. */
  readonly start: number;
  readonly end: number;
  /** Offset of the specifier's first character. */
  readonly specifierStart: number;
  /** The interfaces that it augments. */
  readonly interfaces: readonly string[];
  /** The names that it adds to them. */
  readonly members: readonly string[];
}

/** What the syntax of a piece of code shows; the code need not be a whole module. */
export interface CodeFragment {
  readonly imports: readonly ImportedName[];
  /** Modules that it imports, including side-effect imports, with their lines. */
  readonly modules: readonly { readonly specifier: string; readonly line: number }[];
  readonly augmentations: readonly Augmentation[];
  /** Names that it declares. */
  readonly declared: ReadonlySet<string>;
  /** Names that it uses as values or components. */
  readonly used: ReadonlySet<string>;
}

/** Reads what a piece of code imports, declares and uses. */
export function readCodeFragment(code: string): CodeFragment {
  const statements = findNodes(code, ts.isImportDeclaration).flatMap(({ node, line }) => {
    const { moduleSpecifier: module } = node;
    return ts.isStringLiteral(module) ? [{ node, at: { specifier: module.text, line: line - 1 } }] : [];
  });
  const imports = statements.flatMap(({ node, at }) =>
    listImportedNames(node).map((imported) => ({ ...at, ...imported })),
  );
  const augmentations = findNodes(code, ts.isModuleDeclaration).flatMap(({ node, line }) =>
    ts.isStringLiteral(node.name) ? [{ ...readAugmentation(node, node.name), line: line - 1 }] : [],
  );
  const names = findNodes(code, ts.isIdentifier, ts.isImportDeclaration).map(({ node }) => node);
  const toTexts = (nodes: readonly ts.Identifier[]) => nodes.map(({ text }) => text);
  return {
    imports,
    modules: statements.map(({ at }) => at),
    augmentations,
    declared: new Set([...imports.map(({ local }) => local), ...toTexts(names.filter(isDeclaredName))]),
    used: new Set(toTexts(names.filter((name) => !isDeclaredName(name) && isUse(name)))),
  };
}

function listImportedNames({ importClause }: ts.ImportDeclaration): { local: string; name: string }[] {
  const bindings = importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName }) => ({
          local: name.text,
          name: (propertyName ?? name).text,
        }))
      : [];
  const all = bindings && ts.isNamespaceImport(bindings) ? [{ local: bindings.name.text, name: '*' }] : [];
  const byDefault = importClause?.name ? [{ local: importClause.name.text, name: 'default' }] : [];
  return [...byDefault, ...all, ...named];
}

function readAugmentation(node: ts.ModuleDeclaration, name: ts.StringLiteral): Omit<Augmentation, 'line'> {
  const statements = node.body && ts.isModuleBlock(node.body) ? node.body.statements : [];
  const interfaces = [...statements].filter(ts.isInterfaceDeclaration);
  return {
    specifier: name.text,
    start: node.getStart(),
    end: node.getEnd(),
    specifierStart: name.getStart() + 1,
    interfaces: interfaces.map((it) => it.name.text),
    members: interfaces.flatMap(({ members }) => members.flatMap((it) => toName(it.name) ?? [])),
  };
}

function toName(name: ts.PropertyName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

function isDeclaredName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent)) &&
    parent.name === node
  );
}

/** Whether an identifier refers to a variable, and is not the name of a member, an attribute or a key. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertySignature(parent) || ts.isTypeReferenceNode(parent))
    return false;
  if (ts.isBindingElement(parent) || ts.isQualifiedName(parent) || ts.isLabeledStatement(parent))
    return false;
  return true;
}
