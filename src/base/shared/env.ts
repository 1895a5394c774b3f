/**
 * A variable of the build's environment, of which this is the only reader; `undefined` when it is absent or empty.
 * Browsers have none: `data/site.ts` comes to them as the build has evaluated it.
 */
export function readEnv(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** An address of the build's environment, without a slash at its end; `undefined` when it is absent or empty. */
export function readEnvAddress(name: string): string | undefined {
  return readEnv(name)?.replace(/\/+$/, '');
}
