import { readValue, type Fields, type FieldValue } from './fields';

/** What the reader has changed: values by field key. A key without a value has the library's default. */
export type Draft = Readonly<Record<string, FieldValue>>;

export const EMPTY_DRAFT: Draft = {};

/** The draft after a change; an invalid value changes nothing, and the library's default removes the key. */
export function setField(fields: Fields, draft: Draft, key: string, value: unknown): Draft {
  const field = fields.get(key);
  const next = field && readValue(field, value);
  if (next === undefined || next === draft[key]) return draft;
  if (next === getDefault(fields, key)) return clearField(draft, key);
  return { ...draft, [key]: next };
}

/** The draft with a key reset to the library's default. */
export function clearField(draft: Draft, key: string): Draft {
  if (!(key in draft)) return draft;
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name !== key));
}

/** The value of a field; `undefined` for a color that the theme computes. */
export function getField(fields: Fields, draft: Draft, key: string): FieldValue | undefined {
  return draft[key] ?? getDefault(fields, key);
}

/** The library's default of a field; `undefined` for a color that the theme computes. */
export function getDefault(fields: Fields, key: string): FieldValue | undefined {
  const field = fields.get(key);
  return field?.kind === 'choice' ? field.values[0] : field?.initial;
}
