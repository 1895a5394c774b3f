import { describe, expect, it } from 'vitest';
import { createIndexes } from '../../../../src/extensions/markdown/node/indexes';
import type { Page } from '../../../../src/page/shared/page';
import { getMarkdownPath } from '../../../../src/page/shared/pageFiles';
import { createPage } from '../../../export/node/documents/createPage';

const twin = (path: string, title: string, more: Partial<Page> = {}) => ({
  page: createPage(path, [], { title, description: `About ${title}.`, ...more }),
  path: getMarkdownPath(path),
  body: `# ${title}\n`,
  file: '',
});

const TWINS = [
  twin('/', 'Home'),
  twin('/garden/soil/', 'Soil'),
  twin('/garden/api/rake/', 'Rake API', { file: null }),
  twin('/garden/rake/', 'Rake'),
  twin('/garden/secret/', 'Secret', { description: '' }),
  twin('/garden/', 'Garden'),
];

const GARDEN = {
  name: 'Garden',
  root: '/garden',
  tagline: 'Tools for the garden',
  nav: [
    {
      pathname: '/garden/tools',
      title: 'Tools',
      children: [
        { pathname: '/garden/hand', subheader: 'hand', children: [{ pathname: '/garden/rake' }] },
        { pathname: '/garden/soil' },
        { pathname: '/garden/api' },
      ],
    },
  ],
};

const files = Object.fromEntries(
  createIndexes(TWINS, [GARDEN, { ...GARDEN, root: '/attic' }], {
    name: 'Docs',
    description: 'All of it.',
    url: 'https://docs.example',
  }).map(({ path, body }) => [path, body]),
);

describe('indexes of the twins', () => {
  it('are written for the site, and for every product with pages', () => {
    expect(Object.keys(files).sort()).toEqual(['garden/llms-full.txt', 'garden/llms.txt', 'llms.txt']);
  });

  it('list the pages of a product in the order of its menu, then other pages and the reference', () => {
    expect(files['garden/llms.txt']).toBe(`# Garden

> Tools for the garden

All of it in one file, 0.0 MB: https://docs.example/garden/llms-full.txt

## Start

- [Garden](https://docs.example/garden.md): About Garden.

## Tools: Hand

- [Rake](https://docs.example/garden/rake.md): About Rake.

## Tools

- [Soil](https://docs.example/garden/soil.md): About Soil.

## Other pages

- [Secret](https://docs.example/garden/secret.md)

## API reference

- [Rake API](https://docs.example/garden/api/rake.md): About Rake API.
`);
  });

  it('have all texts of a product in the same order', () => {
    expect(files['garden/llms-full.txt']?.match(/^# .*$/gm)).toEqual([
      '# Garden',
      '# Rake',
      '# Soil',
      '# Secret',
      '# Rake API',
    ]);
  });

  it('list the products and what belongs to none', () => {
    expect(files['llms.txt']).toContain('# Docs\n\n> All of it.\n');
    expect(files['llms.txt']).toContain(
      '- [Garden](https://docs.example/garden/llms.txt): Tools for the garden',
    );
    expect(files['llms.txt']).toContain(
      '## Other pages\n\n- [Home](https://docs.example/index.md): About Home.\n',
    );
    expect(files['llms.txt']).not.toContain('/attic/');
  });

  it('escape names and descriptions', () => {
    const [index] = createIndexes(
      [twin('/garden/', 'Lists [beta] of <li>', { description: 'What `*` and [a](b) do_it_.' })],
      [{ ...GARDEN, name: 'Garden *2*', tagline: '# Tools' }],
      { name: 'Docs', description: 'All of it.', url: 'https://docs.example' },
    );
    expect(index?.body).toContain('# Garden \\*2\\*\n\n> \\# Tools\n');
    expect(index?.body).toContain(
      '- [Lists \\[beta\\] of \\<li>](https://docs.example/garden.md): What \\`\\*\\` and \\[a]\\(b) do_it\\_.\n',
    );
  });
});
