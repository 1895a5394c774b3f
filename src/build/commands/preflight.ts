import { loadApi } from '../package/loadApi';
import { loadProducts } from '../products';
import { formatFinding } from '../page/finding';
import { findContentFaults } from '../page/preflight';

// Reads and checks all content before the bundler starts, which takes much longer to stop at the first fault.
const faults = findContentFaults(await loadProducts(), await loadApi());
for (const fault of faults) console.error(formatFinding(fault));
if (faults.length > 0) {
  console.error(
    `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was built.`,
  );
  process.exitCode = 1;
}
