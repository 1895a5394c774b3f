import { compile, evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { Card, Cards } from '../../../../src/content/node/elements/cards/Card';
import { elements } from '../../../../src/content/node/elements/elements';
import { Picture } from '../../../../src/content/node/elements/picture/Picture';
import { mdxOptions } from '../../../../src/content/node/compile/options';

const components = { ...elements, Card, Cards, Picture };

const PATH = 'data/garden/rake/rake.mdx';

/** A page of a text, which begins on line 6. */
const toPage = (text: string) => ({
  path: PATH,
  value: `---\ntitle: Rake\ndescription: A rake gathers leaves.\n---\n\n${text}\n`,
});

/** What a page without demos exports, with its text as HTML. */
async function render(text: string) {
  const { default: Content, ...data } = await evaluate(toPage(text), { ...mdxOptions, ...runtime });
  return { html: renderToStaticMarkup(createElement(Content, { components })), data };
}

async function renderHtml(text: string): Promise<string> {
  return (await render(text)).html;
}

describe('a page', () => {
  it('exports front matter, headings, demos and playgrounds', async () => {
    const { data } = await render('## Colors\n\n### Dark\n\n#### Deeper\n\n## Colors');
    expect(data).toEqual({
      frontMatter: {
        title: 'Rake',
        description: 'A rake gathers leaves.',
        layout: 'docs',
        components: [],
        hooks: [],
        aliases: {},
      },
      headings: [
        { id: 'colors', text: 'Colors', level: 2 },
        { id: 'dark', text: 'Dark', level: 3 },
        { id: 'colors-2', text: 'Colors', level: 2 },
      ],
      demos: [],
      playgrounds: [],
    });
  });

  it('imports the component of each of its demos', async () => {
    // Without a path, the demos' files are not looked for.
    const { value } = toPage('<Demo name="RakeColors" />\n\n<Demo name="RakeSizes" />');
    const code = String(await compile(value, mdxOptions));
    expect(code).toContain("import Demo0 from './RakeColors.tsx'");
    expect(code).toContain("import Demo1 from './RakeSizes.tsx'");
    expect(code).toContain('Component: Demo1');
  });

  it('stops at a demo without a file, with file and line', async () => {
    await expect(compile(toPage('Text.\n\n<Demo name="RakeColors" />'), mdxOptions)).rejects.toThrow(
      `${PATH}:8: Demo "RakeColors" has no file RakeColors.tsx beside the page. Make it, or correct the name.`,
    );
  });

  it('links every heading of the second and third level to itself', async () => {
    expect(await renderHtml('## The `color` prop\n\n### Dark')).toBe(
      '<h2 id="the-color-prop"><a class="heading-link" href="#the-color-prop">The <code>color</code> prop</a></h2>\n' +
        '<h3 id="dark"><a class="heading-link" href="#dark">Dark</a></h3>',
    );
  });

  it('gives headings of signs an anchor, and those with a name of the frame one of their own', async () => {
    const { html, data } = await render('## ::\n\n## 🎉\n\n## Main content\n\n## Page toc');
    const ids = ['section', 'section-2', 'main-content-2', 'page-toc-2'];
    expect(data.headings).toMatchObject(ids.map((id) => ({ id })));
    expect(
      [...html.matchAll(/<h2 id="([^"]*)"><a class="heading-link" href="#\1">/g)].map(([, id]) => id),
    ).toEqual(ids);
  });

  it('shows what the table of contents says', async () => {
    const { html, data } = await render('## Style a:hover and `a::before`');
    expect(html).toContain('>Style a:hover and <code>a::before</code></a>');
    expect(data.headings).toEqual([
      { id: 'style-a-hover-and-a-before', text: 'Style a:hover and a::before', level: 2 },
    ]);
  });

  it.each([
    ['a:hover stays text', 'a:hover stays text'],
    ['At 10:30am, ratio:wide[x]{y=1}', 'At 10:30am, ratio:wide[x]{y=1}'],
  ])('keeps the colon of "%s"', async (text, expected) => {
    // Braces are MDX's own; escaped they are text.
    expect(await renderHtml(text.replace('{', '\\{'))).toContain(expected);
  });

  it('reads what follows a colon, and shows a pseudo-element on a line of its own as a paragraph', async () => {
    const html = await renderHtml(
      'At 9:30[^1] re:Invent[a](/x/), 10:30**x**.\n\n::before\n\n[^1]: In the morning.',
    );
    expect(html).toContain('<sup><a href="#user-content-fn-1"');
    expect(html).toContain('re:Invent<a href="/x/">a</a>, 10:30<strong>x</strong>.</p>');
    expect(html).toContain('<p>::before</p>');
  });

  it('has an anchor for its table of keys', async () => {
    const html = await renderHtml('## Accessibility\n\n| Key | Effect |\n| --- | --- |\n| Tab | Moves |');
    expect(html).toContain('<table id="keyboard-table">');
  });

  it('shows tables that scroll and pictures that load late', async () => {
    const html = await renderHtml('| a | b |\n| - | - |\n| 1 | 2 |\n\n![Leaves](/static/leaves.svg)');
    expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>');
    expect(html).toContain('<img loading="lazy" decoding="async" src="/static/leaves.svg" alt="Leaves"/>');
  });

  it('takes keys, details and literal expressions', async () => {
    const html = await renderHtml(
      "<kbd>Ctrl</kbd>{' '}+{/* a comment */} {'{literal}'}\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>",
    );
    expect(html).toContain('<kbd>Ctrl</kbd> + {literal}');
    expect(html).toContain('<summary>More</summary>');
  });
});

describe('an element of pages', () => {
  it('shows cards as a list of links', async () => {
    const html = await renderHtml(
      '<Cards>\n<Card href="/soil/" title="Soil">\nWhere **all** begins.\n</Card>\n</Cards>',
    );
    expect(html).toBe(
      '<ul class="cards"><li class="card" data-md="item"><a href="/soil/" class="card-title">Soil</a>' +
        '<div class="card-text"><p>Where <strong>all</strong> begins.</p></div></li></ul>',
    );
  });

  it('shows a picture per color mode', async () => {
    const html = await renderHtml(
      '<Picture light="/day.svg" dark="/night.svg" alt="Garden" width="40" height="30" />',
    );
    expect(html).toMatch(/src="\/day\.svg" class="only-light" width="40" height="30" alt="Garden"/);
    expect(html).toMatch(/src="\/night\.svg" class="only-dark" width="40" height="30" alt="Garden"/);
  });
});

describe('a callout', () => {
  it.each([
    ['info', 'Note'],
    ['warning', 'Caution'],
    ['success', 'Tip'],
    ['error', 'Danger'],
  ])('of severity %s is a note named %s', async (severity, title) => {
    const html = await renderHtml(`:::${severity}\nText with **weight**.\n:::`);
    expect(html).toContain(
      `<div role="note" class="callout ${severity}" aria-label="${title}" data-md="${severity}">`,
    );
    expect(html).toContain('<p>Text with <strong>weight</strong>.</p>');
  });

  it('takes a title of its own', async () => {
    const html = await renderHtml(':::warning[Mind the teeth]\nText.\n:::');
    expect(html).toContain('aria-label="Mind the teeth"');
    expect(html.match(/Mind the teeth/g)).toHaveLength(2);
  });

  it.each([[':::info'], [':::info[Install]']])(
    'that begins with %s has code with a copy button',
    async (start) => {
      const html = await renderHtml(`${start}\nFirst:\n\n\`\`\`bash\nls\n\`\`\`\n:::`);
      expect(html).toContain('<div class="code-block code-line" data-code="true" data-md="code">');
      expect(html).toContain('data-copy="true"');
    },
  );

  it.each([['::::info'], ['::::info[Outer]']])('that begins with %s may hold another', async (start) => {
    const html = await renderHtml(`${start}\nOuter text.\n\n:::warning\nInner text.\n:::\n::::`);
    expect(html).toMatch(/class="callout info".*class="callout warning".*Inner text\./s);
  });
});

describe('code', () => {
  it('is highlighted, can be reached and copied', async () => {
    const html = await renderHtml('```ts title="rake.ts"\nconst a = 1;\n```');
    expect(html).toContain('<span class="code-title" data-md="title">rake.ts</span>');
    expect(html).toContain('<pre tabindex="0" aria-label="rake.ts"><code class="language-ts">');
    expect(html).toContain('<span class="t-keyword">const</span>');
    expect(html).toContain('data-ga-event-category="code" data-ga-event-action="copy-click"');
  });

  it('of an install fence has a tab and a panel per package manager, the first one chosen', async () => {
    const html = await renderHtml('```install\n@garden/core\n```');
    expect([...html.matchAll(/data-tab="(\w+)" aria-selected="(\w+)"/g)].map(([, ...tab]) => tab)).toEqual([
      ['npm', 'true'],
      ['pnpm', 'false'],
      ['yarn', 'false'],
      ['bun', 'false'],
    ]);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(4);
    expect(html.match(/<code class="language-bash">/g)).toHaveLength(4);
  });

  it('keeps quotes, braces and newlines of what it shows', async () => {
    const html = await renderHtml('```text\n"a" {b} <c> &amp;\n\'d\' `e` ${f}\n```');
    expect(html).toContain("&quot;a&quot; {b} &lt;c&gt; &amp;amp;\n'd' `e` ${f}");
  });
});

it.each([
  ['keeps short code on a line', 'Set `--mui` here.', '<code class="whole">--mui</code>'],
  ['lets long code break', 'Set `{ display: "none", order: 2 }`.', '<code>{ display'],
  ['leaves names alone, which cannot break', 'Use `Rake.Handle`.', '<code>Rake.Handle</code>'],
  ['lets code in a heading break, where letters are large', '## Set `a: 1`', '<code>a: 1</code>'],
])('%s', async (_, markdown, code) => {
  expect((await render(markdown)).html).toContain(code);
});

describe('a page stops the build, with file and line,', () => {
  it.each<[string, string, string]>([
    ['at a title in the text', '# Rake', 'The title is in the front matter'],
    ['at a heading without text', 'Text.\n\n##\n', 'The heading is empty. Write its text, or remove it.'],
    ['at a heading of invisible signs', '### &nbsp;&ZeroWidthSpace;', 'The heading is empty.'],
    ['at a third level without a second', '### Dark', 'A ### heading needs a ## heading above it.'],
    ['at a link in a heading', '## The [rake](/rake/)', 'A heading must not contain a link'],
    [
      'at an unknown callout',
      ':::danger\nText.\n:::',
      'Callout ":::danger" is unknown. Use one of info, warning',
    ],
    ['at a callout without an end', ':::info\nText.', 'Callout ":::info" has no end. Write ::: on a line'],
    [
      'at a callout inside one that is as long',
      ':::info\n:::warning\nText.\n:::\n:::',
      'Callout ":::warning" has no end.',
    ],
    ['at a callout that ends on a line of text', ':::info\nText.:::', 'Callout ":::info" has no end.'],
    ['at a space in a callout', '::: info\nText.\n:::', '":::" neither begins nor ends a callout.'],
    ['at the end of no callout', 'Text.\n:::', '":::" neither begins nor ends a callout.'],
    ['at an undefined footnote', 'Text.[^a]', '"[^a]" is not defined, so it stays text. Add a line'],
    ['at an undefined label', 'Text [a][b], ![c][].', '"[c][]" is not defined, so it stays text.'],
    ['at an unused footnote', '[^a]: Text.', 'Nothing refers to [^a], so it is dropped.'],
    ['at an unused label', '[a]: /a/', 'Nothing refers to [a], so it is dropped.'],
    ['at a footnote that is listed twice', 'A.[^a]\n\n[^a]: B.\n\n[^a]: C.', '[^a] is defined twice'],
    ['at a prompt', '```bash\nnpm i\n$ npm start\n```', 'The prompt "$ " would be copied with the command.'],
    ['at an unknown element', '<Video src="a.mp4" />', 'Unknown element <Video>. Use Demo, Playground,'],
    ['at an unknown element in a line', 'See <Badge>new</Badge>.', 'Unknown element <Badge>.'],
    ['at HTML for layout', '<div>Text.</div>', 'Unknown element <div>.'],
    [
      'at a nested demo',
      '<details>\n\n<Demo name="Rake" />\n\n</details>',
      '<Demo> must be at the top level',
    ],
    ['at a demo in a callout', ':::info\n<Demo name="Rake" />\n:::', '<Demo> must be at the top level'],
    ['at a demo in a sentence', 'Text <Demo name="Rake" /> text.', '<Demo> must be at the top level'],
    ['at an unknown demo option', '<Demo name="Rake" bg="inline" />', '<Demo> option'],
    ['at an unknown code language', '```python\n1\n```', 'Code fence language "python" is unknown.'],
    ['at an unknown code option', '```ts wrap\n1\n```', 'Code fence option "wrap" is unknown.'],
    ['at a mark outside the code', '```ts {2}\n1\n```', 'The code fence marks line 2'],
    ['at a relative link', '[Soil](../soil/)', 'Link "../soil/" is relative. Start it with a slash.'],
    [
      'at a link without a slash',
      '[Soil](/soil#wet)',
      'Link "/soil#wet" must have a slash at the end of its path.',
    ],
    ['at a link with two slashes', '[Soil](/soil//)', 'Link "/soil//" has two slashes in a row.'],
    ['at a backslash in a link', '[Soil](/\\\\soil.example/)', 'has a backslash or a space'],
    [
      'at a tab in the link of a card',
      '<Cards>\n<Card href="/\t/soil.example/" title="Soil">Text.</Card>\n</Cards>',
      'has a backslash or a space',
    ],
    ['at a link that names no host', '[Soil](https:soil)', 'Link "https:soil" is relative.'],
    ['at a picture of another host', '![Soil](//soil.example/a.png)', 'has two slashes in a row.'],
    [
      'at a picture that is data',
      '<Picture light="data:image/png,a" dark="/a.svg" alt="" width="1" height="1" />',
      'Link "data:image/png,a" is relative.',
    ],
    [
      'at a link to a version without a slash',
      '[v0](/migration-v0.x)',
      'Link "/migration-v0.x" must have a slash',
    ],
    ['at a link by reference', '[Soil][s]\n\n[s]: ../soil/', 'Link "../soil/" is relative.'],
    [
      'at a card without a slash',
      '<Cards>\n<Card href="/soil" title="Soil">Text.</Card>\n</Cards>',
      'Link "/soil" must have a slash',
    ],
    ['at an import', "import a from 'a';", 'A page is prose'],
    ['at an export', 'export const a = 1;', 'A page is prose'],
    ['at an expression', '{a + b}', 'A page is prose'],
    ['at an expression in prose', 'One {1 + 1} two', 'A page is prose'],
    ['at a template with a value', 'One {`${a}`} two', 'A page is prose'],
    ['at an expression between comments', '{/* a */ b /* c */}', 'A page is prose'],
    ['at an expression in an attribute', '<abbr title={a + b}>A</abbr>', 'A page is prose'],
    ['at a spread', '<abbr {...a}>A</abbr>', 'A page is prose'],
  ])('%s', async (_, text, message) => {
    const failure = await compile(toPage(text), mdxOptions).then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(failure).toContain(message);
    expect(failure).toMatch(/^data\/garden\/rake\/rake\.mdx:\d+: /);
  });

  it.each([
    ['One\n\n- Text[^a]', 8],
    ['One\ntwo\n:::', 8],
    ['> One\n> two[^a]', 7],
    ['One[^1]\n\n[^1]: Two\n\n[^2]: Three', 10],
    ['One\n\n:::info\nText.\n\n## More', 8],
  ])('namely that of %j', async (text, line) => {
    await expect(compile(toPage(text), mdxOptions)).rejects.toThrow(`${PATH}:${line}: `);
  });

  it('but not at what a backslash or code says is text', async () => {
    const html = await renderHtml('A \\[^a], `[^b]`, \\[c][d], a[0].\n\n\\::: e');
    expect(html).toContain('<p>A [^a], <code class="whole">[^b]</code>, [c][d], a[0].</p>\n<p>::: e</p>');
  });

  it('namely that of the fault', async () => {
    const failure = compile(toPage('One.\n\nTwo [soil](soil).'), mdxOptions);
    await expect(failure).rejects.toThrow(`${PATH}:8: Link "soil" is relative.`);
  });

  it('when its front matter is at fault', async () => {
    const failure = compile({ path: PATH, value: '---\ntitle: Rake\n---\n' }, mdxOptions);
    await expect(failure).rejects.toThrow(`${PATH}:1: Front matter "description": `);
  });
});

it('writes the aliases of a heading as anchors inside it', async () => {
  const value =
    '---\ntitle: Rake\ndescription: A rake.\naliases:\n  hues: colors\n  tints: colors\n---\n\n## Colors\n';
  const { default: Content } = await evaluate({ path: PATH, value }, { ...mdxOptions, ...runtime });
  expect(renderToStaticMarkup(createElement(Content, { components }))).toBe(
    '<h2 id="colors"><span id="hues"></span><span id="tints"></span>' +
      '<a class="heading-link" href="#colors">Colors</a></h2>',
  );
});
