import type ts from 'typescript';
import type { ClassApi, SlotApi } from '../../shared/api';
import type { DeclaredProps } from './props';
import { getSymbolComment } from './docBlock';

/** The replaceable parts of a component, from the type of its `slots` prop, in alphabetical order. */
export function extractSlots(
  checker: ts.TypeChecker,
  declared: DeclaredProps,
  classes: readonly ClassApi[],
): SlotApi[] {
  const prop = declared.find('slots');
  if (!prop) return [];
  return checker
    .getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(prop)))
    .map((property) => ({ name: property.name, comment: getSymbolComment(property) }))
    .filter(({ comment }) => !comment.isHidden)
    .map(({ name, comment }) => ({
      name,
      description: comment.description,
      defaultValue: comment.defaultValue,
      className: classes.find(({ key }) => key === name)?.className ?? null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}
