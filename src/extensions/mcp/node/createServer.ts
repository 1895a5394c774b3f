import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import manifest from '../../../../package.json';
import { createAnswers } from './answers';
import type { SiteFiles } from './openSite';

/** Maximum number of search results. */
const MAX_RESULTS = 24;

/** Maximum length of a text that an assistant may send, in characters. */
const MAX_TEXT = 300;

/**
 * Maximum length of an answer, in characters: three times the longest list of pages. Pages are
 * returned in shorter parts.
 */
const MAX_ANSWER = 100_000;

const text = (description: string) => z.string().trim().min(1).max(MAX_TEXT).describe(description);

const product = text('Id or name of a product, as list_products gives it');

const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

/**
 * A Model Context Protocol server that answers from the files of a site; an error is an answer that says how
 * to fix it.
 */
export function createServer(files: SiteFiles): McpServer {
  const server = new McpServer(
    { name: manifest.name, version: manifest.version },
    {
      instructions:
        'Documentation of UI libraries. Search first, then read the pages found; look_up_prop answers exactly what a prop is.',
    },
  );
  const answers = createAnswers(files);
  const reply = async (answer: Promise<string>) => ({
    content: [{ type: 'text' as const, text: truncate(await answer.catch(truncateError)) }],
  });
  server.registerTool(
    'list_products',
    {
      title: 'List products',
      description: 'Lists the documented libraries with their ids.',
      annotations: readOnly,
    },
    () => reply(answers.listProducts()),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description:
        'Lists all pages of a library with path, title and description: guides, then its API reference.',
      inputSchema: { product },
      annotations: readOnly,
    },
    (input) => reply(answers.listPages(input.product)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Gives a page as Markdown, with the source of its demos and the tables of its props.',
      inputSchema: {
        page: text('Path or address of the page: /material-ui/react-button/'),
        offset: z.number().int().min(0).default(0).describe('Where to go on in a long page, in characters'),
      },
      annotations: readOnly,
    },
    ({ page, offset }) => reply(answers.readPage(page, offset)),
  );
  server.registerTool(
    'search',
    {
      title: 'Search',
      description: 'Searches guides, sections, demos, components, props, slots and classes; the best first.',
      inputSchema: {
        query: text('Words, or the name of a component or prop'),
        product: product.optional().describe('Searches only this product'),
        limit: z.number().int().min(1).max(MAX_RESULTS).default(10).describe('Most results'),
      },
      annotations: readOnly,
    },
    (input) => reply(answers.search(input.query, input.product, input.limit)),
  );
  server.registerTool(
    'look_up_prop',
    {
      title: 'Look up a prop',
      description:
        'Gives type, default, description and address of a prop of a component, in each library that has it.',
      inputSchema: {
        component: text('Name of the component, hook or interface: Button'),
        prop: text('Name of the prop: variant'),
        product: product.optional().describe('Only in this product'),
      },
      annotations: readOnly,
    },
    (input) => reply(answers.lookUpProp(input.component, input.prop, input.product)),
  );
  return server;
}

/** Limits any text for an assistant, whoever wrote it. */
function truncate(answer: string): string {
  const surplus = answer.length - MAX_ANSWER;
  return surplus > 0 ? `${answer.slice(0, MAX_ANSWER)}\n\n[Cut here: ${surplus} characters follow]` : answer;
}

/** Error messages are limited, too: they list names from the site. */
function truncateError(error: unknown): never {
  throw new Error(truncate(error instanceof Error ? error.message : String(error)), { cause: error });
}
