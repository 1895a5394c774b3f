/**
 * The build's environment, the only place that reads it. Next replaces `process.env.NEXT_PUBLIC_…` in
 * browser code only where the name is written out, so every variable that the browser's code needs is
 * listed here.
 */
const env = {
  NEXT_PUBLIC_SITE_NAME: process.env.NEXT_PUBLIC_SITE_NAME,
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_REPOSITORY: process.env.NEXT_PUBLIC_REPOSITORY,
  NEXT_PUBLIC_BRANCH: process.env.NEXT_PUBLIC_BRANCH,
  NEXT_PUBLIC_DEPLOYMENT: process.env.NEXT_PUBLIC_DEPLOYMENT,
};

/** A variable of the build's environment; `undefined` when it is absent or empty. */
export function readEnv(name: keyof typeof env): string | undefined {
  return env[name] || undefined;
}

/** An address of the build's environment, without a slash at its end; `undefined` when it is absent or empty. */
export function readEnvAddress(name: keyof typeof env): string | undefined {
  return readEnv(name)?.replace(/\/+$/, '');
}

/** The variables that browser code may use. */
export function listEnv(): readonly (readonly [string, string | undefined])[] {
  return Object.entries(env);
}

/** A variable by name, for the build only: always `undefined` in a browser. */
export function readBuildEnv(name: string): string | undefined {
  return process.env[name] || undefined;
}
