import { expect, it } from 'vitest';
import { referenceAnchors } from '../../../../src/content/node/rules/referenceAnchors';
import { parsePage } from '../../../../src/content/node/reader/parsePage';
import { withDemos } from '../../../../src/content/node/reader/readPage';
import { listReasons } from './listReasons';

const SOURCE = `---
title: Rake
description: A rake gathers leaves.
aliases:
  shades: colors
  ColorfulRake: RakeColors
---

## Colors

<Demo name="RakeColors" />
`;

const FILE = 'data/material-ui/react-rake/react-rake.mdx';
const page = withDemos(parsePage(FILE, SOURCE), FILE, () => '');

it.each([
  ['a heading', ['colors'], []],
  ['a demo', ['RakeColors'], []],
  ['the section of the reference', ['api'], []],
  ['aliases', ['shades', 'ColorfulRake'], []],
  [
    'nothing',
    ['colors', 'sizes', 'RakeSizes'],
    ['warning 1: Anchors of the reference lead nowhere: sizes, RakeSizes.'],
  ],
])('anchors that lead to %s', (_, anchors, reasons) => {
  expect(listReasons(referenceAnchors, page, { anchors })).toEqual(reasons);
});
