import type ts from 'typescript';
import type { ApiType, PropApi } from '../../shared/api';
import type { DocComment } from './docComment';
import {
  compareFields,
  describeField,
  describeProperties,
  isInternalName,
  isDeclaredByLibrary,
} from './fields';
import type { DeclaredProps } from './props';
import type { RuntimeProp } from './runtimeSource';
import { getTypeNode } from './signature';
import { printTypeNode } from './typeNode';

/** Props whose resolved types fill pages of text; the names of the slots are what matters. */
const SLOT_PROP = /^(?:slots|slotProps|components|componentsProps)$/;

/** Props of every React element: documented only when the library comments on them. */
const UNIVERSAL_PROP = /^(?:children|className|style|tabIndex)$/;

/**
 * A component's own props: those in its `propTypes`, with the types of its declaration; without `propTypes`,
 * those that the library declares and documents.
 * @param tag the root element, which is the default of `component`
 */
export function extractProps(
  checker: ts.TypeChecker,
  declared: DeclaredProps,
  runtimeProps: readonly RuntimeProp[] | null,
  tag: string | null,
): PropApi[] {
  const props = runtimeProps
    ? runtimeProps.flatMap((prop) => toPropApi(checker, declared, prop, tag) ?? [])
    : describeProperties(checker, declared.own)
        .filter(({ description }) => description)
        .map((field) => ({ ...field, requiresRef: false }));
  return props.sort(compareFields);
}

function toPropApi(
  checker: ts.TypeChecker,
  declared: DeclaredProps,
  prop: RuntimeProp,
  tag: string | null,
): PropApi | null {
  const { name, comment, requiresRef } = prop;
  if (comment.isHidden || isInternalName(name)) return null;
  if (name === 'component') return describeComponentProp(comment, tag);
  const symbol = declared.find(name);
  if (!symbol) return null;
  const field = describeField(checker, symbol, comment, getTypeText(symbol, prop));
  const isUniversal = UNIVERSAL_PROP.test(name) || !isDeclaredByLibrary(symbol);
  if (isUniversal && !comment.description && !field.isRequired) return null;
  return { ...field, type: prop.acceptsAnyString ? withString(field.type) : field.type, requiresRef };
}

/** Text for `classes` and slot props, whose resolved types are too long to read; `null` for all others. */
function getTypeText(symbol: ts.Symbol, { name, validatorType }: RuntimeProp): string | null {
  if (name !== 'classes' && !SLOT_PROP.test(name)) return null;
  const node = getTypeNode(symbol);
  return validatorType.startsWith('{') ? validatorType : node ? printTypeNode(node) : validatorType;
}

/** `component` is declared in a separate overload, so the general signature lacks it. */
function describeComponentProp(comment: DocComment, tag: string | null): PropApi {
  return {
    name: 'component',
    type: { text: 'React.ElementType', members: [] },
    isRequired: false,
    defaultValue: comment.defaultValue ?? (tag && `'${tag}'`),
    description: comment.description,
    deprecation: comment.deprecation,
    plan: null,
    signature: null,
    requiresRef: false,
  };
}

function withString({ text, members }: ApiType): ApiType {
  if (members.length === 0 || members.includes('string')) return { text, members };
  return { text: `${text} | string`, members: [...members, 'string'] };
}
