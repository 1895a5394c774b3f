import type { ComponentType } from 'react';
import { GUARD, PROGRAM_FILE } from '../../model/liveCode';

/** A module as `import()` gives it. */
export type Module = Readonly<Record<string, unknown>>;

type Run = (
  require: (specifier: string) => Module,
  exports: Record<string, unknown>,
  guard: () => void,
) => void;

/**
 * Runs a compiled program and returns what it exports by default.
 * @param script lines of the program, with calls of `require` and the guard
 * @throws whatever the program throws
 */
export function evaluate(script: string, modules: ReadonlyMap<string, Module>, guard: () => void): unknown {
  const exports: Record<string, unknown> = {};
  // Indirect, so that the code sees globals and nothing of this module; in one line with the program's first.
  const run: Run = (0, eval)(
    `(function (require, exports, ${GUARD}) {${script}\n})\n//# sourceURL=${PROGRAM_FILE}`,
  );
  const require = (specifier: string) => {
    const found = modules.get(specifier);
    if (!found) throw new Error(`${specifier} is not loaded.`);
    return found;
  };
  run(require, exports, guard);
  return exports.default;
}

/** A module as compiled code wants it: marked, so that its default export is found, and not to be changed. */
export function toRequired(module: Module): Module {
  const { default: main } = module;
  // All that `import React` gives, for example: the frame's own React is the same object.
  if (isModuleObject(main)) Object.freeze(main);
  return Object.freeze({ ...module, __esModule: true });
}

/** Whether a default export stands for a whole module, and not for a component or a value. */
function isModuleObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'createElement' in value;
}

/** Whether a default export is something that React renders as an element: a function, or `memo` and the like. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
