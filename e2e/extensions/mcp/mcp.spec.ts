import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';

type Ask = (tool: string, input?: Readonly<Record<string, unknown>>) => Promise<string>;

/** Starts the server for assistants as a client does, and asks it; a fault begins with `FAULT`. */
async function withServer(from: string, story: (ask: Ask) => Promise<void>): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  const args = ['src/extensions/mcp/node/cli.mjs', '--from', from];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  try {
    await story(async (name, input = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const [{ text }] = content as [{ text: string }];
      return isError ? `FAULT ${text}` : text;
    });
  } finally {
    await client.close();
  }
}

/** The first words of the lines of a list. */
const readNames = (list: string) => list.split('\n').map((line) => line.split(/[ :]/)[1] ?? '');

test('every page that is listed can be read, and every public page is listed', async () => {
  await withServer('out', async (ask) => {
    const products = readNames(await ask('list_products'));
    const listed: string[] = [];
    for (const product of products) listed.push(...readNames(await ask('list_pages', { product })));
    const sitemap = readFileSync('out/sitemap.xml', 'utf8');
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path);
    expect(listed.toSorted()).toEqual(pages.toSorted());
    const faults: string[] = [];
    for (const page of listed) {
      const text = await ask('read_page', { page });
      if (!text.startsWith('---\ntitle: ')) faults.push(`${page}: ${text.slice(0, 80)}`);
    }
    expect(faults).toEqual([]);
  });
});

test('a prop has its type, default, description and a place on its page', async () => {
  await withServer('out', async (ask) => {
    const answer = await ask('look_up_prop', {
      component: 'Button',
      prop: 'variant',
      product: 'material-ui',
    });
    expect(answer).toContain('## Button of @mui/material, Props');
    expect(answer).toMatch(/^- Type: .*'outlined'/m);
    expect(answer).toMatch(/^- Default: .*'text'/m);
    expect(answer).toMatch(/^- Description: \w+/m);
    const [, path = '', id = ''] = /^- Page: (\S+)#(\S+)$/m.exec(answer) ?? [];
    expect(readFileSync(`out${path}index.html`, 'utf8')).toContain(`id="${id}"`);
    // Of three libraries.
    const all = await ask('look_up_prop', { component: 'Button', prop: 'disabled' });
    expect(all.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  });
});

test('a host gives the same answers as the folder', async ({ baseURL }) => {
  const questions = [
    ['list_products', {}],
    ['search', { query: 'loading button', limit: 3 }],
    ['search', { query: 'date format', product: 'x', limit: 3 }],
    ['read_page', { page: '/x/api/data-grid/data-grid/', offset: 1000 }],
    ['read_page', { page: '/material-ui/react-buton/' }],
    ['look_up_prop', { component: 'Chip', prop: 'onDelete' }],
  ] as const;
  const readAnswers = async (from: string) => {
    const answers: string[] = [];
    await withServer(from, async (ask) => {
      for (const [tool, input] of questions) answers.push(await ask(tool, input));
    });
    return answers;
  };
  const answers = await readAnswers('out');
  expect(await readAnswers(baseURL ?? '')).toEqual(answers);
  expect(answers[1]).toContain('/material-ui/react-button/');
  expect(answers[4]).toMatch(
    /^FAULT No page \/material-ui\/react-buton\/\. Did you mean \/material-ui\/react-button\//,
  );
});
