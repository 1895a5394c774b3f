import { findManifestFaults } from '../site/node/manifests/manifestFaults';
import { throwFindings } from '../base/node/finding';
import { runMain } from './process/run.mjs';

// Runs beside the development server, which waits for nothing: it says at which line of a manifest the server fails.
await runMain(async () => {
  throwFindings(await findManifestFaults());
  // It imports manifests.
  const { writeDevFiles } = await import('./dev/devFiles');
  await writeDevFiles();
});
