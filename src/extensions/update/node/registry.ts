import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { PackageVersion } from './requests';

/** The dependencies of a published version. */
export interface PublishedManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Without the optional ones. */
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Knows what is published. */
export interface Registry {
  /** All versions of a package. */
  listVersions(name: string): Promise<readonly string[]>;
  /** The dependencies of a version, from its `package.json` as published. */
  readManifest(version: PackageVersion): Promise<PublishedManifest>;
}

/** npm prints a single version without brackets. */
const versions = z.union([z.array(z.string()), z.string().transform((one) => [one])]);

const ranges = z.record(z.string(), z.string()).default({});

const manifest = z.object({
  dependencies: ranges,
  peerDependencies: ranges,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});

const failure = z.object({ error: z.object({ summary: z.string() }) });

/** Queries the registry that npm is configured for; each query runs once. */
export function createRegistry(): Registry {
  const answers = new Map<string, Promise<unknown>>();
  const ask = (...args: string[]): Promise<unknown> => {
    const key = args.join(' ');
    const answer = answers.get(key) ?? view(args);
    answers.set(key, answer);
    return answer;
  };
  return {
    async listVersions(name) {
      return versions.parse(await ask(name, 'versions'));
    },
    async readManifest({ name, version }) {
      // Includes the name, because npm prints a single field as a bare value.
      const fields = ['name', 'version', 'dependencies', 'peerDependencies', 'peerDependenciesMeta'];
      const answer = await ask(`${name}@${version}`, ...fields);
      const { dependencies, peerDependencies, peerDependenciesMeta } = manifest.parse(answer ?? {});
      const needed = Object.entries(peerDependencies).filter(
        ([peer]) => !peerDependenciesMeta[peer]?.optional,
      );
      return { dependencies, peerDependencies: Object.fromEntries(needed) };
    },
  };
}

/**
 * Runs `npm view`.
 * @throws Error when the registry does not answer, or does not know the package or the version
 */
async function view(args: readonly string[]): Promise<unknown> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', ...args, '--json']);
    // npm prints nothing for a version without these fields.
    return stdout.trim() === '' ? null : JSON.parse(stdout);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const reason = readFailure(stdout) ?? 'npm gives no reason';
    throw new Error(`The registry does not tell about ${args[0]}: ${reason}. See \`npm view ${args[0]}\`.`);
  }
}

/** npm's reason in the output of a failure; `null` when there is none. */
export function readFailure(output: string): string | null {
  try {
    return failure.parse(JSON.parse(output)).error.summary;
  } catch {
    // A proxy may have answered, or nothing has.
    return null;
  }
}
