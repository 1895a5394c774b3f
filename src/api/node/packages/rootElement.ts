import type ts from 'typescript';
import type { DeclaredProps } from './props';

/** Tags by DOM interface, for interfaces that belong to a single tag. */
const TAGS: Readonly<Record<string, string>> = {
  HTMLAnchorElement: 'a',
  HTMLButtonElement: 'button',
  HTMLDivElement: 'div',
  HTMLFieldSetElement: 'fieldset',
  HTMLHRElement: 'hr',
  HTMLInputElement: 'input',
  HTMLLabelElement: 'label',
  HTMLLIElement: 'li',
  HTMLParagraphElement: 'p',
  HTMLSpanElement: 'span',
  HTMLTableElement: 'table',
  HTMLTextAreaElement: 'textarea',
  HTMLUListElement: 'ul',
  SVGSVGElement: 'svg',
};

/** A component's root element, from its types. */
export interface RootElement {
  /** Whether unknown props are passed to the root. */
  readonly spreadsProps: boolean;
  /** Tag of the root; `null` when the types do not tell. */
  readonly nativeElement: string | null;
  /** What a ref points to; `null` when the component accepts none. */
  readonly refType: string | null;
}

/**
 * Determines a component's root element from its props.
 * @param refSupport whether the JavaScript forwards a ref; for plain functions, inherited types are wrong
 */
export function describeRoot(
  checker: ts.TypeChecker,
  { own, tag }: DeclaredProps,
  refSupport: 'yes' | 'no' | 'unknown',
): RootElement {
  if (tag !== null) {
    // A replaceable root accepts the props and ref of the element that replaces it.
    const refType = refSupport === 'no' ? null : toInterface(tag);
    return { spreadsProps: true, nativeElement: tag, refType };
  }
  const declaredRef = getRefType(checker, own);
  const target = getEventTarget(checker, own);
  const known = [declaredRef, target].find((name) => name !== null && name !== 'Element');
  const holdsRef = refSupport === 'yes' || (refSupport === 'unknown' && declaredRef !== null);
  return {
    spreadsProps: target !== null,
    nativeElement: TAGS[known ?? ''] ?? null,
    refType: holdsRef ? (known ?? 'Element') : null,
  };
}

function toInterface(tag: string): string {
  return Object.keys(TAGS).find((name) => TAGS[name] === tag) ?? 'HTMLElement';
}

/** `HTMLDivElement` of a `ref` prop of type `React.Ref<HTMLDivElement>`. */
function getRefType(checker: ts.TypeChecker, propsType: ts.Type): string | null {
  const prop = checker.getPropertyOfType(propsType, 'ref');
  if (!prop) return null;
  const type = checker.getTypeOfSymbol(prop);
  for (const member of type.isUnion() ? type.types : [type]) {
    const current = checker.getPropertyOfType(member, 'current');
    const name =
      current && checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(current)));
    if (name && /^\w+$/.test(name) && !/^(?:any|unknown)$/.test(name)) return name;
  }
  return 'Element';
}

/** `HTMLDivElement` of an `onDoubleClick` that the component does not declare itself; `null` without one. */
function getEventTarget(checker: ts.TypeChecker, propsType: ts.Type): string | null {
  const prop = checker.getPropertyOfType(propsType, 'onDoubleClick');
  const type = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const event = type?.getCallSignatures()[0]?.getParameters()[0];
  if (!event) return null;
  const currentTarget = checker.getPropertyOfType(checker.getTypeOfSymbol(event), 'currentTarget');
  const target = currentTarget && checker.getTypeOfSymbol(currentTarget);
  return target ? checker.typeToString(target).replace(/^EventTarget & /, '') : 'Element';
}
