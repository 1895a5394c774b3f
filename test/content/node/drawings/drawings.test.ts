import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findDrawingDiagnostics,
  SCENE,
  THUMBNAIL,
} from '../../../../src/content/node/drawings/drawingDiagnostics';
import {
  DRAWINGS,
  readDrawing,
  readTokens,
  toDrawingName,
  toInlineMarkup,
} from '../../../../src/content/node/drawings/drawings';
import { loadProducts } from '../../../../src/site/node/products';
import { flattenTree } from '../../../../src/site/shared/tree';

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">';
const tokens = readTokens();
const findFaults = (inner: string) =>
  findDrawingDiagnostics(`${START}\n${inner}\n</svg>\n`, THUMBNAIL, tokens);

describe('the rules of a drawing', () => {
  it.each([
    ['a variable of the palette', '<path d="M1 1h9" stroke="var(--accent)"/>'],
    ['the color of the text around it', '<g fill="currentColor"><circle cx="9" cy="9" r="4.5"/></g>'],
  ])('allow %s', (_, inner) => {
    expect(findFaults(inner)).toEqual([]);
  });

  it.each([
    ['a color value', '<path d="M1 1h9" fill="#fff"/>', '2: "#fff" is no color variable'],
    ['an unknown variable', '<path d="M1 1" fill="var(--red)"/>', '2: "var(--red)" is no color variable'],
    ['a measure as color', '<path d="M1 1" fill="var(--radius)"/>', 'is no color variable'],
    ['an id', '<path id="a" d="M1 1"/>', 'The attribute id of <path>'],
    ['a class', '<path class="a" d="M1 1"/>', 'The attribute class of <path>'],
    ['a style', '<path style="fill:red" d="M1 1"/>', 'The attribute style of <path>'],
    ['a handler', '<path onclick="x()" d="M1 1"/>', 'The attribute onclick of <path>'],
    ['a script', '<script>x()</script>', '<script> is not allowed in a drawing'],
    ['text', '<g>Button</g>', 'remove "Button"'],
    ['a comment', '<!-- cap -->', 'A comment is sent'],
    ['exact numbers', '<path d="M1.25 1"/>', 'd has more than one decimal'],
    ['an element that is not closed', '<g><path d="M1 1"/>', 'is not closed'],
    ['another picture inside', '<svg/>', 'A drawing is one <svg> element'],
    ['many bytes', `<path d="${'M1 1'.repeat(400)}"/>`, '1300 are the limit'],
  ])('refuse %s', (_, inner, fault) => {
    expect(findFaults(inner).join('\n')).toContain(fault);
  });

  it('give thumbnails one stage, and scenes their own', () => {
    const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420"></svg>';
    expect(findDrawingDiagnostics(wide, THUMBNAIL, tokens)).toEqual([
      '1: The viewBox is "0 0 640 420". Use "0 0 160 100".',
    ]);
    expect(findDrawingDiagnostics(wide, SCENE, tokens)).toEqual([]);
  });
});

describe('the drawings', () => {
  const names = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -4));

  it.each(names)('%s follows the rules', (name) => {
    expect(readDrawing(name)).toMatch(/^<svg aria-hidden="true" viewBox=/);
  });

  it('show every page of a component', async () => {
    const pages = (await loadProducts()).flatMap(({ nav }) => flattenTree(nav));
    const components = pages.filter(({ pathname }) => /\/react-[^/]+$/.test(pathname));
    expect(
      components.map(({ pathname }) => toDrawingName(pathname)).filter((it) => !names.includes(it)),
    ).toEqual([]);
  });

  it('stand in a page hidden from screen readers, on one line', () => {
    expect(toInlineMarkup(`${START}\n  <path d="M1 1"/>\n</svg>\n`)).toBe(
      '<svg aria-hidden="true" viewBox="0 0 160 100"><path d="M1 1"/></svg>',
    );
  });

  it('are none where no file has the name', () => {
    expect(readDrawing('no-such-component')).toBeNull();
  });
});
