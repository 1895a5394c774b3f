import type ts from 'typescript';
import type { PublicExport } from './publicExports';

/** The props of a component as its types declare them. */
export interface DeclaredProps {
  /** Its own props, without those of a replaceable root element. */
  readonly own: ts.Type;
  /** Its default root, `button`, where a `<Name>TypeMap` names it. */
  readonly tag: string | null;
  /** Finds any prop that it accepts. */
  readonly find: (name: string) => ts.Symbol | undefined;
}

/**
 * Finds where a component's props are declared; `null` when the export is not a component.
 * @param siblings the exports of its package, by name
 */
export function getDeclaredProps(
  checker: ts.TypeChecker,
  { name, symbol }: PublicExport,
  siblings: ReadonlyMap<string, PublicExport>,
): DeclaredProps | null {
  const typeMap = siblings.get(`${name}TypeMap`);
  const mapped = typeMap ? readTypeMap(checker, typeMap.symbol) : null;
  const own = mapped?.props ?? getPropsType(checker, symbol);
  if (!own) return null;
  // Resolving the props of a replaceable root doubles the cost: only for props that are not found otherwise.
  const sources = [
    () => own,
    () => (mapped ? getPropsType(checker, symbol) : null),
    // Mapped types drop the names of properties that stand beside an index signature.
    () => getDeclaredType(checker, siblings.get(`${name}Props`)),
  ];
  const find = (prop: string) => {
    for (const getSource of sources) {
      const source = getSource();
      const found = source && checker.getPropertyOfType(source, prop);
      if (found) return found;
    }
    return undefined;
  };
  return { own, tag: mapped?.tag ?? null, find };
}

/** The props of a component's last and most general call signature. */
export function getPropsType(checker: ts.TypeChecker, component: ts.Symbol): ts.Type | null {
  const type = checker.getTypeOfSymbol(component);
  const signature = (type.isUnion() ? type.types : [type]).flatMap((it) => it.getCallSignatures()).at(-1);
  const [props] = signature?.getParameters() ?? [];
  return props ? checker.getTypeOfSymbol(props) : null;
}

function getDeclaredType(checker: ts.TypeChecker, exported: PublicExport | undefined): ts.Type | null {
  return exported ? checker.getDeclaredTypeOfSymbol(exported.symbol) : null;
}

/** Props and root of `ButtonTypeMap<Props, RootComponent = 'button'>`; `null` unless the root is a tag. */
function readTypeMap(checker: ts.TypeChecker, typeMap: ts.Symbol): { props: ts.Type; tag: string } | null {
  const declared = checker.getDeclaredTypeOfSymbol(typeMap);
  const props = checker.getPropertyOfType(declared, 'props');
  const root = checker.getPropertyOfType(declared, 'defaultComponent');
  const rootType = root && checker.getTypeOfSymbol(root);
  const tag = rootType?.isTypeParameter() ? rootType.getDefault() : rootType;
  return props && tag?.isStringLiteral() ? { props: checker.getTypeOfSymbol(props), tag: tag.value } : null;
}
