import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadProduct } from '../../../../src/site/node/products';
import { createReleases } from '../../../../src/extensions/releases/node/createReleases';
import type { Release } from '../../../../src/site/shared/release';

const releases: Readonly<Record<string, readonly Release[]>> = {
  system: [
    {
      version: '6.0.2',
      date: '2024-09-03',
      breaking: ['`Box` is **gone**, use [Stack](/system/react-stack/) & more.'],
      changes: ['A sentence about <Box>.'],
    },
    { version: '6.0.0-rc.0', date: '2024-08-22', tag: 'v6-candidate', changes: ['Another sentence.'] },
  ],
  docs: [{ version: '2026-11-25', date: '2026-11-25', changes: ['The pages are blue.'] }],
};

async function render(id: string, summary?: boolean) {
  const Releases = await createReleases(await loadProduct(id), releases);
  return renderToStaticMarkup(<Releases summary={summary} />);
}

it('lists each release with its date, packages, changelog and breaking changes', async () => {
  const html = await render('system');
  expect(html).toContain('<a href="/system/feed.xml">RSS feed</a>');
  expect(html).toMatch(/<h2 id="v6-0-2"><a class="heading-link" href="#v6-0-2">v6\.0\.2<\/a><\/h2>/);
  expect(html).toContain('<time dateTime="2024-09-03">September 3, 2024</time>');
  expect(html).toContain('<code class="whole">@mui/system</code>');
  expect(html).toContain('href="https://github.com/mui/material-ui/blob/v6.0.2/CHANGELOG.md"');
  expect(html).toContain('/blob/v6-candidate/CHANGELOG.md"');
  expect(html).toContain(
    'Breaking changes</strong></p><ul><li><code>Box</code> is <strong>gone</strong>, ' +
      'use <a href="/system/react-stack/">Stack</a> &amp; more.</li></ul>' +
      '<ul><li>A sentence about &lt;Box&gt;.</li></ul>',
  );
  expect(html.indexOf('v6.0.2')).toBeLessThan(html.indexOf('v6.0.0-rc.0'));
});

it('names a release without a version number after its day, which it tells once', async () => {
  const html = await render('docs');
  expect(html).toMatch(/<h2 id="november-25-2026">.*November 25, 2026<\/a><\/h2>/);
  expect(html).not.toMatch(/<time|Changelog/);
});

it('shows the documented versions with their dates in a table', async () => {
  const html = await render('docs', true);
  const rows = [...html.matchAll(/<tr><td>(.+?)<\/td><td><code.+?<\/code><\/td><td>(.+?)<\/td>/g)];
  expect(Object.fromEntries(rows.map(([, name, version]) => [name, version]))).toMatchObject({
    'Material UI': '6.0.2',
    'Joy UI': '5.0.0-beta.46',
    'MUI System': '6.0.2',
    'Base UI': '5.0.0-beta.58',
  });
  expect(html).toContain('<td><time dateTime="2024-09-03">September 3, 2024</time></td>');
  expect(html).toMatch(/<a href="\/system\/whats-new\/" [^>]*>What&#x27;s new<\/a>/);
  expect(html).toContain('href="/system/feed.xml"');
});
