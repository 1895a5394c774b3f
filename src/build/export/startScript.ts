import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { FRAMEWORK_FOLDER } from '../../model/framework';
import type { Artefact } from './sitemap';

/** Relative to this file, wherever the export runs. */
const ENTRY = fileURLToPath(new URL('../../start/start.ts', import.meta.url));

/**
 * Bundles the program that every page runs before the framework (`src/start`).
 * @throws Error when it imports a package that would need the framework
 */
export async function getStartScript(): Promise<Artefact> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    external: ['react'],
    treeshake: { moduleSideEffects: (id) => id.endsWith('.ts') },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code, imports }] = output;
  if (imports.length > 0) {
    throw new Error(
      `The start program must run without the framework, but imports ${imports.join(', ')}: see src/start.`,
    );
  }
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  return { path: `${FRAMEWORK_FOLDER.slice(1)}start-${hash}.js`, body: code };
}
