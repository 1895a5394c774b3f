import type { ComponentType } from 'react';
import { GUARD, PROGRAM_FILE } from '../../../../demo/shared/liveCode';

/** A module namespace object, the result of `import()`. */
export type Module = Readonly<Record<string, unknown>>;

type Run = (
  require: (specifier: string) => Module,
  exports: Record<string, unknown>,
  guard: () => void,
) => void;

/**
 * Runs a compiled program and returns its default export.
 * @param script lines of the program, with calls of `require` and the guard
 * @throws any value that the program throws
 */
export function evaluate(script: string, modules: ReadonlyMap<string, Module>, guard: () => void): unknown {
  const exports: Record<string, unknown> = {};
  // An indirect `eval`, so that the code sees only globals. Nothing before the script adds a line.
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

/** A module as compiled code expects it: marked with `__esModule`, and frozen. */
export function toCommonJsModule(module: Module): Module {
  const { default: main } = module;
  // The default export, too: that of `react`, for example, is the very object that the frame uses.
  if (isModuleObject(main)) Object.freeze(main);
  return Object.freeze({ ...module, __esModule: true });
}

/** Whether a default export is the object of a whole CommonJS module, not a component or a value. */
function isModuleObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'createElement' in value;
}

/** Whether React can render a default export as a component: a function, `memo` and the like. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
