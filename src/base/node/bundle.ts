import path from 'node:path';
import type { InputOptions, OutputChunk, OutputOptions, Plugin } from 'rolldown';
import { ROOT } from './files';

/**
 * Bundles modules for browsers into one file.
 * @param plugins and other options, besides those that all bundles share
 * @throws Error when a module is missing
 */
export async function bundle(input: InputOptions, output: OutputOptions): Promise<OutputChunk> {
  // The bundler is loaded only when there is something to bundle.
  const { rolldown } = await import('rolldown');
  const modules = await rolldown({ cwd: ROOT, platform: 'browser', logLevel: 'silent', ...input });
  try {
    return (await modules.generate({ codeSplitting: false, ...output })).output[0];
  } finally {
    await modules.close();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Runs a task that bundles once those before it have ended: each uses all processors. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task);
  last = result.catch(() => null);
  return result;
}

/**
 * Provides an entry module that is not a file; its imports are relative to the repository.
 * @param name the `input` of the bundle
 */
export function createEntry(name: string, code: string): Plugin {
  // A filter spares the bundler calls for thousands of other modules.
  const filter = { id: new RegExp(`${name.replaceAll('.', '\\.')}$`) };
  return {
    name,
    resolveId: { filter, handler: () => path.join(ROOT, name) },
    load: { filter, handler: () => code },
  };
}
