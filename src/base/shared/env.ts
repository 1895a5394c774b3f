/**
 * An environment variable of the build; `undefined` if it is unset or empty. Nothing else reads the
 * environment. Browsers have none: they get `data/site.ts` as the build has evaluated it.
 */
export function readEnv(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** A URL in the build's environment, without trailing slashes; `undefined` if it is unset or empty. */
export function readEnvAddress(name: string): string | undefined {
  return readEnv(name)?.replace(/\/+$/, '');
}
