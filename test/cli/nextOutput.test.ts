import { expect, it } from 'vitest';
import { createNextReader } from '../../src/cli/nextOutput.mjs';

const read = (lines: readonly string[]) => lines.map(createNextReader());

it.each([
  ['   Creating an optimized production build ...', { phase: 'compile' }],
  ['   Collecting page data using 1 worker ...', { phase: 'pages' }],
  ['   Generating static pages using 1 worker (0/5143) ...', { phase: 'pages', done: 0, total: 5143 }],
  ['   Generating static pages using 1 worker (1285/5143) \r', { phase: 'pages', done: 1285, total: 5143 }],
  [' ✓ Generating static pages using 1 worker (8/8) in 3.1s', { phase: 'pages', done: 8, total: 8 }],
  ['   Finalizing page optimization ...', { phase: 'export' }],
  ['▲ Next.js 16.4.5 (Turbopack)', {}],
  ['- Experiments (use with caution):', {}],
  ['  ⨯ clientRouterFilter', {}],
  ['  · largePageDataBytes: 1000000', {}],
  ['  ✓ scrollRestoration', {}],
  [' ✓ Compiled successfully in 24.1s', {}],
  ['   Skipping validation of types', {}],
  ['  Finished TypeScript config validation in 32ms ...', {}],
  ['Route (pages)', {}],
  ['┌ ● /', {}],
  ['├   └ /garden/react-timeline', {}],
  ['●  (SSG)     made at build', {}],
  ['', {}],
  [' ⚠ React 18 support is deprecated', {}],
  [' ⚠ No build cache found.', { text: ' ⚠ No build cache found.' }],
  [' ⨯ Failed to compile', { text: ' ⨯ Failed to compile' }],
  ['Error: dry', { text: 'Error: dry' }],
])('%s', (line, news) => {
  expect(read([line])).toEqual([news]);
});

it('an error is shown whole, with what looks like noise', () => {
  const error = [
    'Build error occurred',
    '',
    '│ pages/index.tsx',
    '  ✓ scrollRestoration',
    '    at render (x.js:1)',
  ];
  expect(read(error)).toEqual(error.map((text) => ({ text })));
});

it('a warning ends where Next goes on', () => {
  const lines = [' ⚠ Large page', '', '   Collecting page data using 1 worker ...', ''];
  expect(read(lines)).toEqual([{ text: lines[0] }, { text: '' }, { phase: 'pages' }, {}]);
});
