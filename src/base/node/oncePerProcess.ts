const VALUES = Symbol.for('docs.oncePerProcess');

const values = ((globalThis as { [VALUES]?: Map<string, unknown> })[VALUES] ??= new Map());

/**
 * Computes a value once in each process. A module variable would not last: the development server evaluates
 * the build's modules again after every edit.
 * @param key a name, and what the value depends on besides installed packages and commits
 */
export function oncePerProcess<T>(key: string, compute: () => T): T {
  if (!values.has(key)) values.set(key, compute());
  return values.get(key) as T;
}
