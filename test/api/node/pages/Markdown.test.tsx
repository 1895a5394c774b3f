import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from '../../../../src/api/node/pages/Markdown';

const render = (text: string) =>
  renderToStaticMarkup(
    <Markdown resolveHref={(href) => (href.startsWith('https:') ? href : null)}>{text}</Markdown>,
  );

it.each([
  ['text, code and emphasis', 'A `rake` *gathers*.', '<p>A <code>rake</code> <em>gathers</em>.</p>'],
  ['a list without gaps', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  [
    'a link to another site',
    '[x](https://a.example)',
    '<p><a href="https://a.example" rel="nofollow noopener">x</a></p>',
  ],
  ['only the text of a link that leads nowhere safe', '[x](javascript:alert)', '<p>x</p>'],
  ['HTML as text', 'a <img src=x onerror=alert(1)> b', '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>'],
  ['a block of HTML as text', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['nothing', '', ''],
])('shows %s', (_, text, html) => {
  expect(render(text)).toBe(html);
});
