import { describe, expect, it } from 'vitest';
import { parseHtml, writeMarkdown } from '../../../../src/extensions/markdown/node/processor';
import { createResolver } from '../../../../src/extensions/markdown/node/resolveAddress';

const resolve = createResolver('/garden/rake/', 'https://docs.example', (path) =>
  path.startsWith('/garden/'),
);
const convert = (html: string) => writeMarkdown(parseHtml(html, resolve)).trimEnd();

const row = (cells: string) =>
  `<table><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`;

const HEAD = '| Name | Type |\n| - | - |\n';

describe('the HTML of a page as Markdown', () => {
  it.each([
    ['a heading without its anchors', '<h2 id="a"><span id="b"></span><a href="#a">A b</a></h2>', '## A b'],
    ['keys', '<p>Press <kbd>Esc</kbd>.</p>', 'Press `Esc`.'],
    [
      'code in a link',
      '<p><a class="api-term" href="/garden/api/#rake-prop-size"><code>size</code></a></p>',
      '[`size`](https://docs.example/garden/api.md#rake-prop-size)',
    ],
    ['text that looks like Markdown', '<p>2 * 3 * 4 &lt;b&gt; _a_</p>', '2 \\* 3 \\* 4 \\<b> \\_a\\_'],
    [
      'a block of code',
      '<div data-md="code"><div class="code-head"><span data-md="title">tsx</span><button data-needs-script="">Copy</button></div><pre aria-label="Code, tsx"><code class="language-tsx"><span class="t-tag">&lt;</span>b /&gt;\n<span class="line marked">c</span></code></pre></div>',
      '```tsx\n<b />\nc\n```',
    ],
    [
      'the name of its file',
      '<div data-md="code"><div class="code-head"><span data-md="title">src/theme.mjs</span></div><pre aria-label="src/theme.mjs"><code class="language-js">a</code></pre></div>',
      '```js title="src/theme.mjs"\na\n```',
    ],
    [
      'its title, and the language that the page gives it',
      '<div data-md="code"><div class="code-head"><span data-md="title">In a terminal</span></div><pre aria-label="In a terminal"><code class="language-bash">ls</code></pre></div>',
      '```bash title="In a terminal"\nls\n```',
    ],
    [
      'code API pages',
      '<div data-md="code"><pre aria-label="Example"><code class="language-ts">a</code></pre></div>',
      '```ts\na\n```',
    ],
    [
      'tasks with their state',
      '<ul class="contains-task-list"><li><input type="checkbox" disabled="" checked="" aria-label="Done"> a</li><li><p><input type="checkbox" disabled="" aria-label="Open"> b</p><ul><li>c</li></ul></li></ul>',
      '- [x] a\n- [ ] b\n  - c',
    ],
    [
      'added and removed lines as a diff',
      '<div data-md="code"><pre aria-label="Code, tsx"><code class="language-tsx">a\n<span class="line" data-md="-">b</span>\n<span class="line" data-md="+">c</span></code></pre></div>',
      '```diff\n a\n-b\n+c\n```',
    ],
    [
      'commands of npm alone',
      '<div class="code-tabs"><div role="tablist" data-needs-script=""><button>npm</button></div><div data-md="code" data-panel="npm"><pre aria-label="Code, npm"><code class="language-bash">npm i a</code></pre></div><div data-md="code" data-panel="yarn"><pre aria-label="Code, yarn"><code class="language-bash">yarn add a</code></pre></div></div>',
      '```bash\nnpm i a\n```',
    ],
    [
      'a callout with a title',
      '<div role="note" data-md="warning"><p class="callout-title"><svg></svg>Mind the toes</p><p>It is sharp.</p><ul><li>Very</li></ul></div>',
      '> **Caution: Mind the toes**\n>\n> It is sharp.\n>\n> - Very',
    ],
    [
      'a callout without one',
      '<div role="note" data-md="success"><p class="callout-title"><svg></svg>Tip</p><p>Oil it.</p></div>',
      '> **Tip**\n>\n> Oil it.',
    ],
    [
      'details as text',
      '<details><summary>More <code>a</code></summary><p>Text.</p></details>',
      '**More `a`**\n\nText.',
    ],
    [
      'terms as a list',
      '<dl class="facts"><div><dt>Version</dt><dd>1.2</dd></div><div><dt>7</dt><dd><pre>It broke</pre></dd></div></dl>',
      '- Version: 1.2\n- 7\n  ```\n  It broke\n  ```',
    ],
    [
      'an entry of a gallery as one line',
      '<ul class="tiles"><li data-md="item"><div aria-hidden="true"><svg></svg></div><a class="tile-name" href="/garden/rake/">Rake</a><p class="tile-text">Gathers.</p><p data-md="facts"><span>2 kB</span><span class="tile-badge">Lab</span></p></li></ul>',
      '- [Rake](https://docs.example/garden/rake.md): Gathers. (2 kB, Lab)',
    ],
    [
      'values with commas',
      '<ul><li><p data-md="parts"><code>h1</code><span>96px</span><span>weight 300</span><span>spaced</span></p></li></ul>',
      '- `h1`, 96px, weight 300, spaced',
    ],
    [
      'a mark after one space',
      '<p><a href="/garden/">Garden</a> <span data-md="badge">Pro plan</span></p>',
      '[Garden](https://docs.example/garden.md) (Pro plan)',
    ],
    [
      'a card as one line',
      '<ul class="cards"><li data-md="item"><a href="/kitchen/" class="card-title">Kitchen</a><span data-md="badge"> Beta</span><div class="card-text"><p>Cook.</p></div></li></ul>',
      '- [Kitchen](https://docs.example/kitchen/) (Beta): Cook.',
    ],
    [
      'a value that a click copies',
      '<ul><li><button data-copy-value="#fff"><span>50</span> <span>#fff</span></button></li></ul>',
      '- 50 `#fff`',
    ],
    [
      'a picture once, with its public address',
      '<p><span class="picture"><img class="only-light" src="/a.svg" alt="A hill"/><img data-md="none" src="/b.svg" alt="A hill"/></span></p>',
      '![A hill](https://docs.example/a.svg)',
    ],
    [
      'nothing of what needs a script or only draws',
      '<p>A<button type="button">B</button><svg><path d="M0"></path></svg><span aria-hidden="true">C</span></p><form data-needs-script=""><input/></form><fieldset><label>D<input/></label></fieldset>',
      'A',
    ],
    [
      'no demo of a showcase',
      '<figure class="live"><figcaption><a href="/garden/">Garden</a><span data-md="tagline">Green</span></figcaption><div data-md="none"><video></video></div></figure>',
      '[Garden](https://docs.example/garden.md): Green',
    ],
  ])('has %s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  it.each([
    [
      'a required prop',
      '<th><button class="api-toggle"></button><a href="#a" data-md="name">on<wbr/>Rake</a><span data-md="badge">required</span></th><td><code class="api-code">a | <a href="https://b.example">b</a></code></td>',
      '| `onRake` (required) | `a \\| b` |',
    ],
    [
      'a deprecated prop',
      '<th><a href="#a" data-md="name"><s>on<wbr/>Rake</s></a><span data-md="badge">deprecated</span></th><td><div data-md="deprecation"><p>Use <code>b</code>.</p></div><p>Text.</p></td>',
      '| `onRake` (deprecated) | **Deprecated.** Use `b`.<br>Text. |',
    ],
    [
      'a long type',
      '<th>a</th><td><details data-md="type"><summary><code class="api-code">b | …</code></summary><pre class="api-code">| b\n| c</pre></details></td>',
      '| a | `b \\| c` |',
    ],
    [
      'parameters',
      '<th>a</th><td><p>Called.</p><dl class="api-signature"><div><dt><code>b</code> <code>{}</code></dt><dd><p>The event.</p></dd></div></dl></td>',
      '| a | Called.<br>• `b` `{}`: The event. |',
    ],
    ['two lines', '<th>a</th><td>b<br/>c</td>', '| a | b<br>c |'],
  ])('has a row API pages with %s', (_, cells, line) => {
    expect(convert(row(cells))).toBe(HEAD + line);
  });

  it('does not guess what an unknown element means', () => {
    expect(() => convert('<p><canvas></canvas></p>')).toThrow(
      '<canvas> cannot be converted to Markdown yet.',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['/garden/soil/#wet', 'https://docs.example/garden/soil.md#wet'],
    ['#wet', 'https://docs.example/garden/rake.md#wet'],
    ['/garden/soil/?depth=2', 'https://docs.example/garden/soil/?depth=2'],
    ['/kitchen/', 'https://docs.example/kitchen/'],
    ['/sbom.json', 'https://docs.example/sbom.json'],
    ['https://other.example/a', 'https://other.example/a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('of a link: %s becomes %s', (address, expected) => {
    expect(resolve(address, 'link')).toBe(expected);
  });
});
