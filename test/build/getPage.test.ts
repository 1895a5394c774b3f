import { expect, it } from 'vitest';
import { toIdPrefix } from '../../src/build/demo/createDemoBlocks';
import { toSegments } from '../../src/build/getPage';
import type { DemoBlock } from '../../src/model/page';

const createDemo = (name: string): DemoBlock => ({
  name,
  key: name,
  stylings: [],
  layout: 'center',
  code: 'preview',
  height: null,
  iframe: false,
  idPrefix: 'd0-',
  html: '<button>Rake</button>',
  preview: null,
  javascript: 'none',
  file: `data/garden/${name}.tsx`,
});

const [rake, spade] = [createDemo('RakeColors'), createDemo('SpadeSizes')];

it('cuts the text at its demos, in their order', () => {
  const html =
    '<h2>Colors</h2>\n<template data-demo="RakeColors"></template>\n<p>Between.</p>' +
    '<template data-demo="SpadeSizes"></template>\n<p>End.</p>';
  expect(toSegments(html, [rake, spade])).toEqual([
    { kind: 'html', html: '<h2>Colors</h2>' },
    { kind: 'demo', demo: rake },
    { kind: 'html', html: '<p>Between.</p>' },
    { kind: 'demo', demo: spade },
    { kind: 'html', html: '<p>End.</p>' },
  ]);
});

it('has no empty text before, between or after demos', () => {
  const html =
    '\n<template data-demo="RakeColors"></template>\n\n<template data-demo="SpadeSizes"></template>\n';
  expect(toSegments(html, [rake, spade]).map(({ kind }) => kind)).toEqual(['demo', 'demo']);
});

it('leaves a page without demos whole', () => {
  expect(toSegments('<p>Only text.</p>', [])).toEqual([{ kind: 'html', html: '<p>Only text.</p>' }]);
});

it('gives every demo of a page ids of its own', () => {
  const prefixes = Array.from({ length: 12 }, (_, index) => toIdPrefix(index));
  expect(new Set(prefixes).size).toBe(12);
  expect(
    prefixes.some((prefix) => prefixes.some((other) => other !== prefix && other.startsWith(prefix))),
  ).toBe(false);
});
