import type { PropApi } from '../../model/api';
import type { ControlKind, PropControl, PropValue } from '../../model/playground';

/** Types that a line of text can stand for. */
const TEXT_TYPES = ['string', 'React.ReactNode', 'ReactNode', 'unknown', 'any'];

/** The control that can set a prop; `null` when its type is beyond one, as an object is. */
export function findControl({ name, type, defaultValue, signature }: PropApi): PropControl | null {
  const members = type.members.length > 0 ? type.members : [type.text];
  const options = findOptions(members);
  const kind = options.length > 0 ? 'choice' : findKind(members, signature !== null);
  return kind && { name, kind, options, defaultValue: parseLiteral(defaultValue) };
}

/** The values of a union of strings; the open end for a theme's own names is left out. */
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

/** The value of a literal as TypeScript writes it; `null` when it is no plain one. */
function parseLiteral(text: string | null): PropValue | null {
  if (text === null) return null;
  const [, string] = /^'([^']*)'$/.exec(text) ?? [];
  if (string !== undefined) return string;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
