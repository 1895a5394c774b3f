import { loadApi } from '../package/loadApi';
import { runMain } from './run.mjs';

// Reads the API of the installed packages into the cache, where it is not there already.
await runMain(loadApi);
