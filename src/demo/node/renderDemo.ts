import { Script } from 'node:vm';

/** Longest time for one demo, in ms: 100 times that of the site's slowest demo. */
const LIMIT_MS = 20_000;

/** Global that passes the function to run to the script below: only scripts can have a timeout. */
const CURRENT = Symbol.for('atlas.renderDemo');

const script = new Script(`globalThis[Symbol.for('${CURRENT.description}')]()`);

/**
 * Renders one demo on the server, and names it in errors.
 * @param file repository path of the demo
 * @param limitMs timeout, which interrupts even an endless loop
 * @throws Error naming the file, the problem and the fix
 */
export function renderDemo(
  file: string,
  Component: unknown,
  render: () => string,
  limitMs = LIMIT_MS,
): string {
  if (!isComponent(Component)) {
    throw new Error(
      `${file}: the default export is ${describe(Component)}, which is not a component. A demo is the component ` +
        'that its file exports as default: export default function …',
    );
  }
  const scope = globalThis as { [CURRENT]?: () => string };
  scope[CURRENT] = render;
  try {
    return script.runInThisContext({ timeout: limitMs }) as string;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      throw new Error(
        `${file}: the demo does not render on the server: ${message}. What needs a browser belongs in an ` +
          'effect or an event handler.',
        { cause: error },
      );
    }
    throw new Error(
      `${file}: the demo has not rendered within ${limitMs / 1000} s. Look for a loop that never ends, or a ` +
        'state that is set in each rendering.',
      { cause: error },
    );
  } finally {
    delete scope[CURRENT];
  }
}

/** A function, or the result of `memo`, `forwardRef` or `lazy`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value && !('props' in value));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function describe(value: unknown): string {
  if (isObject(value) && 'props' in value) return 'an element';
  return value === null || value === undefined
    ? String(value)
    : typeof value === 'object'
      ? 'an object'
      : `a ${typeof value}`;
}
