import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { products } from '../../../../../data/products';
import { site } from '../../../../../data/site';
import { data } from '../../../../page/shared/attributes';
import { MARK, toMarkShapes } from '../../../../shell/shared/mark';
import { PRODUCT_MARKS } from '../../../../site/shared/productMarks';
import { readDrawing } from '../../../../content/node/drawings/drawings';
import { readText, ROOT } from '../../../../base/node/files';

const FONT =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const STYLES = [
  'src/ui/shared/tokens/tokens.css',
  'src/ui/shared/tokens/products.css',
  'src/extensions/social/node/brand/socialCard.css',
];

/** The image that social networks show for the site and pages without one of their own: 1200 × 630 px. */
export function createSocialCard(): string {
  const font = readFileSync(path.join(ROOT, FONT)).toString('base64');
  return `<!doctype html><html lang="en"><style>
@font-face { font-family: Sans; font-weight: 400 700; src: url(data:font/woff2;base64,${font}); }
:root { --font-sans-loaded: Sans; }
${STYLES.map((file) => readText(path.join(ROOT, file))).join('\n')}
</style>${renderToStaticMarkup(createBody())}`;
}

function createBody() {
  const shapes = toMarkShapes({ disc: 'var(--accent)', lines: 'var(--on-accent)', place: 'var(--signal)' });
  const mark = createElement('svg', {
    viewBox: `0 0 ${MARK.size} ${MARK.size}`,
    dangerouslySetInnerHTML: { __html: shapes },
  });
  const list = products.map(({ id, name, accent, mark: own }) =>
    createElement(
      'li',
      { key: id, ...data({ accent }) },
      createElement(
        'svg',
        { className: 'product-mark', viewBox: '0 0 20 20' },
        createElement('path', { d: PRODUCT_MARKS[own] }),
      ),
      name,
    ),
  );
  return createElement(
    'body',
    null,
    createElement('div', {
      className: 'map',
      dangerouslySetInnerHTML: { __html: readDrawing('scenes/atlas') ?? '' },
    }),
    createElement(
      'main',
      null,
      createElement('p', { className: 'name' }, mark, site.name),
      createElement('h1', null, 'Guides, live demos and the whole reference of React UI libraries'),
      createElement('ul', null, list),
    ),
  );
}
