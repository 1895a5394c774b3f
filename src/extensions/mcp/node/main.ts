import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer';
import { openSite } from './openSite';

/** The finished site of this repository. */
const OUT = fileURLToPath(new URL('../../../../out', import.meta.url));

const USAGE = `Serves the documentation to assistants, by the Model Context Protocol on standard input and output.

  --from <folder or address>  a finished site: its folder, or https://docs.example.com; by default out/ of this repository
  --help                      shows this text
`;

// Standard output is reserved for the protocol: everything for people goes to standard error.
try {
  const { values } = parseArgs({ options: { from: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) console.error(USAGE);
  else await createServer(openSite(values.from ?? findOwnSite())).connect(new StdioServerTransport());
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}

function findOwnSite(): string {
  if (existsSync(OUT)) return OUT;
  throw new Error(
    'There is no out/ to read. Run npm run build, or name a site: --from https://docs.example.com',
  );
}
