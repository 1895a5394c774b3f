import { loadApi } from '../package/loadApi';
import { runMain } from './run.mjs';

// Extracts the API of the installed packages into the cache, unless it is there already.
await runMain(loadApi);
