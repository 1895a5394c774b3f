import { expect, it } from 'vitest';
import { getResources } from '../../../src/page/node/resources';
import { createPageSource } from '../../content/node/rules/createPageSource';

/** What the line below the lead of a page without any address in its front matter links to. */
function listLinks(text: string): string[][] {
  const page = createPageSource(text);
  if (!page.frontMatter) throw new Error('The page is not as the test means it.');
  return getResources(page, page.frontMatter, { packages: [] }).map(({ href, label }) => [label, href]);
}

it('links to what a page says about accessibility and keys', () => {
  const keys = '| Key | Effect |\n| --- | --- |\n| Tab | Moves |';
  expect(listLinks(`## Accessibility\n\n${keys}`)).toEqual([
    ['Accessibility', '#accessibility'],
    ['Keyboard', '#keyboard-table'],
  ]);
  expect(listLinks('## Accessibility\n\nA rake takes no focus.')).toEqual([
    ['Accessibility', '#accessibility'],
  ]);
  expect(listLinks(`## Storage\n\n### Accessibility\n\n${keys}`)).toEqual([]);
});
