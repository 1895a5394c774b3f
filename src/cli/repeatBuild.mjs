import { compareBuilds } from './compareBuilds.mjs';
import { withLock } from './process/lock.mjs';
import { runMain } from './process/run.mjs';

// Of the whole site: `npm run build:repeat`. Each night, and by hand; `npm run check` repeats the fixture site's.
await runMain(() => withLock(() => compareBuilds('.')));
