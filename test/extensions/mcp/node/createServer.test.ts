import { rmSync, writeFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../../src/extensions/mcp/node/createServer';
import { openSite } from '../../../../src/extensions/mcp/node/openSite';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';
import { SAMPLE_FILES } from './sampleSite';

runInTemporaryFolder(SAMPLE_FILES);

let client: Client;

beforeEach(async () => {
  client = new Client({ name: 'test', version: '1' });
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createServer(openSite('.')).connect(ofServer);
  await client.connect(ofClient);
});
afterEach(() => client.close());

/** The text of an answer; a fault begins with `FAULT`. */
async function ask(name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return isError ? `FAULT ${text}` : text;
}

it('offers five tools that only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_products',
    'list_pages',
    'read_page',
    'search',
    'look_up_prop',
  ]);
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
});

describe('list_products and list_pages', () => {
  it('list libraries, and guides before the reference', async () => {
    expect(await ask('list_products')).toBe(
      '- garden: Garden Kit, 3 pages, 1 API pages\n- orchard: Orchard, 0 pages, 1 API pages',
    );
    expect(await ask('list_pages', { product: 'garden kit' })).toBe(
      [
        '- / Home: All of it.',
        '- /garden/react-rake/ Tools › Rake: A rake gathers leaves.',
        '- /garden/react-hoe/ Tools › Hoe: A hoe loosens soil.',
        '- /garden/api/rake/ Rake: API of @garden/kit',
      ].join('\n'),
    );
  });

  it('name the libraries that there are', async () => {
    expect(await ask('list_pages', { product: 'meadow' })).toBe(
      'FAULT No product meadow. There are garden, orchard.',
    );
  });
});

describe('read_page', () => {
  it('gives a page, the home page, too', async () => {
    expect(await ask('read_page', { page: '/' })).toBe('# Home\n');
    expect(await ask('read_page', { page: 'garden/api/rake' })).toContain('# Rake API');
  });

  it('gives a long page in parts that make the whole', async () => {
    const first = await ask('read_page', { page: '/garden/react-rake/' });
    const [, text = '', offset] = /^(.*)\n\n\[\d+ characters follow: .* offset (\d+)\]$/s.exec(first) ?? [];
    const rest = await ask('read_page', { page: '/garden/react-rake/', offset: Number(offset) });
    expect(text + rest).toBe(`---\ntitle: Rake\n---\n\n# Rake\n\n${'Leaves. '.repeat(10_000)}`);
    expect(await ask('read_page', { page: '/', offset: 99 })).toMatch(/^FAULT .*smaller offset/);
  });

  it.each([
    ['/garden/react-rakes/', /^FAULT No page \/garden\/react-rakes\/\. Did you mean \/garden\/react-rake\//],
    ['/garden/react-hoe/', /^FAULT .* has no Markdown: .*Build it again/],
    ['../../secret', /^FAULT No page \/secret\//],
    ['https://[', /^FAULT https:\/\/\[ is not a page\. Use a path/],
  ])('says what to ask instead of %s', async (page, answer) => {
    expect(await ask('read_page', { page })).toMatch(answer);
  });
});

describe('search', () => {
  it('answers as the site does, with excerpts, several queries at once', async () => {
    const [all, own] = await Promise.all([
      ask('search', { query: 'rake', limit: 1 }),
      ask('search', { query: 'reach', product: 'garden' }),
    ]);
    expect(all).toBe('- /garden/react-rake/ Tools › Rake (guide): A rake gathers leaves.');
    expect(own).toContain('/garden/react-rake/#long-handles');
    expect(own).toContain('For tall gardeners.');
  });

  it('says that nothing is found, and what to do', async () => {
    expect(await ask('search', { query: 'qqq' })).toMatch(/^FAULT Nothing found for “qqq”\./);
  });
});

describe('look_up_prop', () => {
  it('gives what a prop is, in each library that has it', async () => {
    const answer = await ask('look_up_prop', { component: '<rake>', prop: 'width' });
    expect(answer).toContain(
      [
        '## Rake of @garden/kit, Props',
        '',
        '- Name: `width`',
        "- Type: `'narrow' | 'wide'`",
        "- Default: `'narrow'`",
        '- Description: How much it gathers.',
        '- Page: /garden/api/rake/#rake-prop-width',
      ].join('\n'),
    );
    expect(answer).toContain('## Rake of @orchard/kit');
    expect(await ask('look_up_prop', { component: 'Rake', prop: 'width', product: 'orchard' })).not.toContain(
      '@garden',
    );
  });

  it.each([
    [{ component: 'Rakes', prop: 'width' }, 'FAULT No component Rakes. Did you mean Rake?'],
    [
      { component: 'Rake', prop: 'widht', product: 'garden' },
      'FAULT Rake has no prop widht. Did you mean width?',
    ],
    [{ component: 'Rake', prop: 'root', product: 'garden' }, 'It has width, onGather.'],
  ])('for %j says what there is', async (input, answer) => {
    expect(await ask('look_up_prop', input)).toContain(answer);
  });
});

describe('a site that cannot be read', () => {
  it.each([
    ['is missing', null, 'The site has no /search/site.json.'],
    ['is no JSON', '{', 'has a format that this server does not read'],
    ['is of another version', '{"format":1}', 'has a format that this server does not read'],
  ])('is a fault with its fix when the index %s, and is read once it is there', async (_, text, answer) => {
    const file = 'search/site.json';
    rmSync(file);
    if (text !== null) writeFileSync(file, text);
    for (const [name, input] of [
      ['list_products', {}],
      ['search', { query: 'rake' }],
      ['look_up_prop', { component: 'Rake', prop: 'width' }],
    ] as const) {
      const fault = await ask(name, input);
      expect(fault, name).toMatch(/^FAULT /);
      expect(fault, name).toContain(answer);
    }
    writeFile(file, SAMPLE_FILES[file] ?? '');
    expect(await ask('list_products')).toContain('Garden Kit');
  });

  it('is a fault of the search alone when only a file of words is broken', async () => {
    writeFileSync('_next/static/search/garden.1a2b/words-r.json', '["no words"]');
    expect(await ask('search', { query: 'rake' })).toContain('/garden/react-rake/');
  });
});

it('refuses input of another form, and goes on', async () => {
  expect(await ask('search', { query: 'x'.repeat(301) })).toMatch(/^FAULT /);
  expect(await ask('read_page', { page: 7 })).toMatch(/^FAULT /);
  expect(await ask('list_products')).toContain('garden');
});
