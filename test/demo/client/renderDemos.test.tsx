import Button from '@mui/material/Button';
import JoyButton from '@mui/joy/Button';
import { expect, it } from 'vitest';
import { DemoStyle } from '../../../src/demo/client/island/DemoStyle';
import { getThemeCss, renderDemos } from '../../../src/demo/client/renderDemos';

const options = { iframe: false };
const render = (_file: string, _Component: unknown, toHtml: () => string) => toHtml();

const rake = { file: 'Rake.tsx', options, Component: () => <Button>Rake</Button> };
const joy = { file: 'Joy.tsx', options, Component: () => <JoyButton>Joy</JoyButton>, theme: 'joy' as const };
const plain = { file: 'Plain.tsx', options, Component: () => <i>Plain</i>, theme: 'none' as const };

it('gives all stages of a page the look of its theme', () => {
  const { html, css } = renderDemos([rake], 'material', render);
  expect(html[0]).toMatch(/^<button class="MuiButtonBase-root .*Rake/);
  expect(css).toContain(
    ':root:root{--mui-palette-background-default:var(--surface);--demo-ink:var(--mui-palette-text-primary)',
  );
  expect(css).not.toContain('--joy-');
});

it('renders demos of other pages with the themes of their products, and looks for their stages alone', () => {
  const { html, css } = renderDemos([rake, joy, plain], 'material', render);
  expect(html.map((text) => text.replace(/<(\w+).*/s, '$1'))).toEqual(['button', 'button', 'i']);
  expect(css).toContain('--mui-palette-primary-main:');
  expect(css).toContain('--joy-palette-primary-500:');
  expect(css).toContain(':root:root{--mui-palette-background-default:var(--surface)');
  expect(css).toContain('[data-demo-theme="joy"]{--joy-palette-background-body:var(--surface)');
  expect(css).toContain('[data-demo-theme="none"]{--demo-ink:initial');
});

it('adds no theme that no demo has', () => {
  expect(renderDemos([joy], 'material', render).css).not.toContain('--mui-palette');
  expect(renderDemos([], 'material', render).css).toBe('');
  expect(renderDemos([{ ...rake, options: { iframe: true } }], 'material', render).css).toBe('');
});

it('knows the CSS of each demo alone, also of one in a frame and of what others have as well', () => {
  const spade = { ...rake, file: 'Spade.tsx', options: { iframe: true } };
  const { ownCss, css } = renderDemos([rake, spade, plain], 'material', render);
  expect(ownCss[0]).toMatch(/^\.demo-/);
  expect(ownCss[1]).toBe(ownCss[0]);
  expect(ownCss[2]).toBe('');
  expect(css.split(ownCss[0] ?? '')).toHaveLength(2);
  expect(getThemeCss('material')).toContain('--mui-palette-primary-main:');
  expect(css.startsWith(getThemeCss('material'))).toBe(true);
});

it('collects the CSS of style elements once, after that of the theme', () => {
  const Leaf = () => (
    <p>
      <DemoStyle>{'.leaf{color:green}'}</DemoStyle>Leaf
    </p>
  );
  const leaf = { file: 'Leaf.tsx', options, Component: Leaf };
  const { html, css } = renderDemos([leaf, leaf], 'material', render);
  expect(html).toEqual(['<p>Leaf</p>', '<p>Leaf</p>']);
  expect(css.split('.leaf{color:green}')).toHaveLength(2);
  expect(css).toMatch(/\.leaf\{color:green\}$/);
});
