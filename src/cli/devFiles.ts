import { findManifestDiagnostics } from '../site/node/manifests/manifestDiagnostics';
import { throwDiagnostics } from '../base/node/diagnostic';
import { runMain } from './process/run.mjs';

// Runs beside the development server, which does not wait for it; reports the line of a manifest at which the
// server fails.
await runMain(async () => {
  throwDiagnostics(await findManifestDiagnostics());
  // Only now, because it imports manifests.
  const { writeDevFiles } = await import('./dev/devFiles');
  await writeDevFiles();
});
