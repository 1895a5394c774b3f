import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createThumbnails } from '../../../../../src/content/node/elements/thumbnails/createThumbnails';

const PAGE = 'data/material-ui/getting-started/templates/templates.mdx';

it('shows each whole page among the demos, in their order, with a link to its heading', () => {
  const Thumbnails = createThumbnails(PAGE);
  const html = renderToStaticMarkup(<Thumbnails />);
  const links = Array.from(html.matchAll(/<a href="(#[^"]+)"[^>]*>([^<]+)<\/a>/g), ([, href, text]) => [
    href,
    text,
  ]);
  expect(links).toEqual([
    ['#dashboard', 'Dashboard'],
    ['#sign-in-page', 'Sign-in page'],
    ['#checkout', 'Checkout'],
    ['#marketing-page', 'Marketing page'],
  ]);
  expect(html.match(/<img /g)).toHaveLength(4);
  // Known before the picture is there: nothing moves.
  expect(html.match(/width="640" height="400"/g)).toHaveLength(4);
});

it('shows none where no demo is in a frame', () => {
  const Thumbnails = createThumbnails('data/material-ui/react-button/react-button.mdx');
  expect(renderToStaticMarkup(<Thumbnails />)).not.toContain('<img');
});
