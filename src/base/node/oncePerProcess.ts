const VALUES = Symbol.for('docs.oncePerProcess');

const values = ((globalThis as { [VALUES]?: Map<string, unknown> })[VALUES] ??= new Map());

/**
 * A value that is made once in each process. A variable of a module would not last: after every edit, the development
 * server evaluates the modules of the build again.
 * @param key its name, and what it depends on besides installed packages and commits
 */
export function oncePerProcess<T>(key: string, make: () => T): T {
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as T;
}
