import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../temporaryFolder';

const COMMAND = ['node_modules/jiti/lib/jiti-cli.mjs', 'src/cli/preflight.ts'].map((file) =>
  path.resolve(file),
);

/** Versions and options of the repository. */
const COPIED = ['tsconfig.json', 'package-lock.json', 'node_modules/typescript/package.json'];

runInTemporaryFolder({
  ...Object.fromEntries(COPIED.map((file) => [file, readFileSync(file, 'utf8')])),
  'src/release.ts': 'export interface Release {\n  readonly changes: readonly string[];\n}\n',
  'data/releases.ts':
    "import type { Release } from '../src/release';\n\n" +
    "export const releases: readonly Release[] = [\n  { change: ['The rake is longer.'] },\n];\n\n" +
    "throw new Error('A manifest that is not right is not run.');\n",
});

it('stops at a manifest of a wrong form, with file, line and fix, before any program runs it', () => {
  const { status, stderr } = spawnSync(process.execPath, COMMAND, { encoding: 'utf8' });
  expect(stderr.trimEnd().split('\n')).toEqual([
    "data/releases.ts:4: Object literal may only specify known properties, but 'change' does not exist in type " +
      "'Release'. Did you mean to write 'changes'? The type is `Release` in src/release.ts:1.",
    'The content has 1 error; nothing was built.',
  ]);
  expect(status).toBe(1);
});
