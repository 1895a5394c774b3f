/** Reads untrusted data: storage, cookies, feeds, messages. */

/** Parses JSON; `undefined` when the text is not valid. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value has fields to read; their types are still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A value's fields; an empty object if it has none. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? { ...value } : {};
}

export function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
