import type { PropApi } from '../../../api/shared/api';
import type { ControlKind, PropControl, PropValue } from '../../shared/playground';

/** What a control depends on. */
export type ControlledProp = Pick<PropApi, 'name' | 'type' | 'defaultValue' | 'signature'>;

/** Types whose values a text field can set. */
const TEXT_TYPES = ['string', 'React.ReactNode', 'ReactNode', 'unknown', 'any'];

/** The control that can set a prop; `null` when there is none for its type, such as an object. */
export function findControl({ name, type, defaultValue, signature }: ControlledProp): PropControl | null {
  const members = type.members.length > 0 ? type.members : splitResponsive(type.text);
  const options = findOptions(members);
  const kind = options.length > 0 ? 'choice' : findKind(members, signature !== null);
  return kind && { name, kind, options, defaultValue: parseLiteral(defaultValue) };
}

/** The types for one breakpoint of a responsive prop: `ResponsiveStyleValue<number | string>`. */
function splitResponsive(type: string): readonly string[] {
  const [, values] = /^ResponsiveStyleValue<([\w' |-]+)>$/.exec(type) ?? [];
  return values?.split(' | ') ?? [type];
}

/** A length or a number: `2px`, `0.5rem`, `1.5`. */
const LENGTH = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem|em|%|)$/;

/**
 * The control that sets a CSS variable: a number with its unit, or text.
 * @param initial its initial value; `null` when it has none
 */
export function toVariableControl(name: string, initial: string | null): PropControl {
  const [, number, unit] = LENGTH.exec(unwrap(initial ?? '')) ?? [];
  return number === undefined
    ? { name, kind: 'text', options: [], defaultValue: initial && shorten(initial) }
    : { name, kind: 'number', options: [], defaultValue: Number(number), unit };
}

/** A value of the theme with its fallback: `var(--joy-radius-sm, 6px)`. */
const THEME_VALUE = /^var\((--[a-z][\w-]*),\s*(.*)\)$/;

/** Replaces a theme's variable with its fallback, the default value. */
function unwrap(value: string): string {
  const [, , fallback] = THEME_VALUE.exec(value) ?? [];
  return fallback === undefined ? value : unwrap(fallback);
}

/** Removes the fallback of a theme's variable, which only repeats the default theme. */
function shorten(value: string): string {
  return value.replace(THEME_VALUE, 'var($1)');
}

/** The values of a string union, without the open-ended type for a theme's own names. */
function findOptions(members: readonly string[]): (string | boolean)[] {
  const values = members.map(parseLiteral).filter((value) => value !== null && typeof value !== 'number');
  return values.some((value) => typeof value === 'string') ? values : [];
}

function findKind(members: readonly string[], isFunction: boolean): ControlKind | null {
  if (isFunction) return 'handler';
  if (members.includes('boolean')) return 'switch';
  if (members.includes('number')) return 'number';
  return members.some((member) => TEXT_TYPES.includes(member)) ? 'text' : null;
}

/** The value of a TypeScript literal; `null` for any other type. */
function parseLiteral(text: string | null): PropValue | null {
  if (text === null) return null;
  const [, string] = /^'([^']*)'$/.exec(text) ?? [];
  if (string !== undefined) return string;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
