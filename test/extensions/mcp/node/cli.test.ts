import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';
import { SAMPLE_FILES } from './sampleSite';

runInTemporaryFolder(SAMPLE_FILES);

const CLI = path.resolve('src/extensions/mcp/node/cli.mjs');

it('speaks the protocol by standard input and output, from any folder', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [CLI, '--from', '.'], cwd: process.cwd() }),
  );
  const { content } = await client.callTool({ name: 'list_products', arguments: {} });
  expect(JSON.stringify(content)).toContain('garden: Garden Kit');
  await client.close();
});

it.each([
  [['--from', 'nowhere'], 1, 'nowhere is not a folder.'],
  [['--form', 'out'], 1, '--from <folder or address>'],
  [['--help'], 0, '--from <folder or address>'],
])(
  'with %j it ends with %i and says how it is used, without a word on standard output',
  (args, code, text) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toContain(text);
  },
);
