import { beforeEach, describe, expect, it } from 'vitest';
import type { DemoBlock, Page, Segment } from '../../../../src/page/shared/page';
import { createPage } from '../../../export/node/documents/createPage';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

runInTemporaryFolder({
  'package-lock.json': '{}',
  'src/content/node/elements/calloutTitles.ts': '',
  'src/extensions/markdown/node/a.ts': '',
  'data/garden/Rake.tsx': "import { leaf } from './leaf';\nexport default function Rake() {}\n",
  'data/garden/leaf.ts': 'export const leaf = `a`;\n',
  'data/garden/Hoe/system/index.tsx': 'export default 1;\n',
  'data/garden/Hoe/css/index.tsx': "import './styles.css';\nexport default 2;\n",
  'data/garden/Hoe/css/styles.css': 'a {}\n',
});

const html = (text: string): Segment => ({ kind: 'html', html: text });

function demo(name: string, file: string, stylings: readonly string[] = []): DemoBlock {
  const part = { key: name, idPrefix: 'd0-', html: '<i></i>', preview: null, javascript: 'none' as const };
  return {
    ...part,
    name,
    file,
    layout: 'center',
    code: 'preview',
    height: null,
    iframe: false,
    stylings: stylings.map((one) => ({ ...part, file: one, styling: 'css' })),
  };
}

/** Its modules take their paths at their start. */
async function createTwins(pages: readonly Page[]) {
  const { createMarkdownPages: create } = await import(
    '../../../../src/extensions/markdown/node/createMarkdownPages'
  );
  return create(pages, {
    url: 'https://docs.example',
    findProduct: (path) => (path.startsWith('/garden/') ? 'Garden' : undefined),
    listBadges: (path) => (path === '/garden/pro/' ? ['Pro plan', 'New'] : []),
    findEntry: (path) =>
      path === '/garden/api/rake/' ? { name: 'Rake', packageName: '@garden/tools' } : undefined,
  });
}

const reference = createPage(
  '/garden/api/rake/',
  [
    html(
      '<h2 id="import">Import</h2><p>So.</p><h2 id="props">Props</h2><h3 id="a">A</h3><table><thead><tr><th>Name</th></tr></thead><tbody><tr><th>size</th></tr></tbody></table>',
    ),
  ],
  { title: 'Rake API', file: null },
);

describe('the twin of a page', () => {
  it('says what the page is, and has its text', async () => {
    const [twin] = await createTwins([
      createPage('/garden/', [html('<p>Dig.</p>')], {
        resources: [{ kind: 'source', label: 'Source', href: 'https://code.example/' }],
        size: { name: null, alone: '31 kB', added: '5.0 kB' },
        history: { updated: '2026-11-12', contributors: [] },
      }),
    ]);
    expect(twin?.path).toBe('/garden.md');
    expect(twin?.file).toBe(
      '---\ntitle: Rake\ndescription: A rake gathers leaves.\nurl: https://docs.example/garden/\nproduct: Garden\nversion: 1.2.3\nupdated: 2026-11-12\n---\n\n' +
        '# Rake\n\nA rake gathers leaves.\n\nSize: 31 kB gzip alone, +5.0 kB in a typical app · [Source](https://code.example/)\n\nDig.\n',
    );
  });

  it('says in its title which plan the page is about, and its states', async () => {
    const [twin] = await createTwins([createPage('/garden/pro/', [html('<p>Dig.</p>')])]);
    expect(twin?.body).toContain('# Rake (Pro plan) (New)\n');
  });

  it('has demos with all their files', async () => {
    const [twin] = await createTwins([
      createPage('/garden/', [{ kind: 'demo', demo: demo('Rake', 'data/garden/Rake.tsx') }]),
    ]);
    expect(twin?.body).toContain(
      '**Demo:** [Rake](https://docs.example/garden/#Rake)\n\n' +
        '```tsx title="Rake.tsx"\nimport { leaf } from \'./leaf\';\nexport default function Rake() {}\n```\n\n' +
        '```ts title="leaf.ts"\nexport const leaf = `a`;\n```',
    );
  });

  it('has all stylings of a demo', async () => {
    const [system, css] = ['data/garden/Hoe/system/index.tsx', 'data/garden/Hoe/css/index.tsx'];
    const [twin] = await createTwins([
      createPage('/garden/', [{ kind: 'hero', html: null, demo: demo('Hoe', system, [system, css]) }]),
    ]);
    expect(twin?.body.match(/title="[^"]*"/g)).toEqual([
      'title="Hoe/system/index.tsx"',
      'title="Hoe/css/index.tsx"',
      'title="Hoe/css/styles.css"',
    ]);
  });

  it('has the start of a playground and its props, and links to a tool', async () => {
    const [twin] = await createTwins([
      createPage('/garden/', [
        {
          kind: 'playground',
          block: {
            idPrefix: 'd1-',
            html: '',
            codeHtml: '',
            playground: {
              id: 'RakePlayground',
              component: 'Rake',
              hasVariables: false,
              layout: 'center',
              controls: [
                { name: 'size', kind: 'choice', options: ['small', 'large'], defaultValue: 'small' },
                { name: 'onRake', kind: 'handler', options: [], defaultValue: null },
              ],
              start: { size: 'large' },
              child: null,
              hasExample: false,
            },
          },
        },
        { kind: 'slot' },
        { kind: 'tool', tool: 'themeBuilder' },
      ]),
    ]);
    expect(twin?.body).toContain(
      '```tsx\n<Rake size="large" />\n```\n\n- `size`: `small`, `large`; default `small`\n- `onRake`: function\n\n' +
        'Interactive tool, on the page itself: [Theme builder](https://docs.example/garden/)',
    );
  });

  it('has the tables API pages that the page only links to; its body alone has not', async () => {
    const page = createPage(
      '/garden/',
      [
        html(
          '<p>Dig.</p><h2 id="api">API</h2><ul class="api-links"><li><a href="/garden/api/rake/">Rake</a></li></ul>',
        ),
      ],
      { headings: [{ id: 'api', text: 'API', level: 2 }] },
    );
    const [twin] = await createTwins([page, reference]);
    expect(twin?.file).toContain('packages:\n  - "@garden/tools"');
    expect(twin?.file).toContain(
      '- [Rake](https://docs.example/garden/api/rake.md)\n\n### Rake\n\n#### Props\n\n##### A\n\n| Name |\n| - |\n| size |\n',
    );
    expect(twin?.body).not.toContain('| size |');
  });

  it('is the same from the cache, and another one when a link leads elsewhere', async () => {
    const page = createPage('/garden/', [html('<p><a href="/garden/api/rake/">Rake</a></p>')]);
    const [fresh, kept, other] = [
      await createTwins([page, reference]),
      await createTwins([page, reference]),
      await createTwins([page]),
    ];
    expect(kept).toEqual(fresh);
    expect(other[0]?.body).toContain('(https://docs.example/garden/api/rake/)');
  });
});

it('a page that is not written yet has its title and description', async () => {
  const [twin] = await createTwins([createPage('/garden/', [])]);
  expect(twin?.body).toMatch(/^# .+\n\n.+\n$/);
});

describe('a page without a twin stops the build', () => {
  beforeEach(() => writeFile('data/garden/Rake.tsx', 'export default 1;\n'));

  it.each([
    [
      'its HTML has no Markdown',
      [html('<video></video>')],
      'garden/garden/rake.mdx:1: cannot be converted to Markdown. <video> cannot be',
    ],
    ['its HTML holds no text', [html('<p></p>')], 'Its HTML holds no text.'],
  ])('when %s', async (_, segments, message) => {
    await expect(createTwins([createPage('/garden/', segments)])).rejects.toThrow(message);
  });
});
