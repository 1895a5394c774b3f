#!/usr/bin/env node
import { createJiti } from 'jiti';

// `node src/extensions/mcp/node/cli.mjs`: the server is TypeScript, which Node cannot load by itself.
const jiti = createJiti(import.meta.url);
await jiti.import('./main.ts');
