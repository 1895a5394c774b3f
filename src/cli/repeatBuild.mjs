import { compareBuilds } from './compareBuilds.mjs';
import { withLock } from './process/lock.mjs';
import { runMain } from './process/run.mjs';

// `npm run build:repeat`, for the whole site: each night, and by hand. `npm run check` does it for the
// fixture site.
await runMain(() => withLock(() => compareBuilds('.')));
