import { expect, it } from 'vitest';
import { uniqueDemoNames } from '../../../../src/content/node/rules/uniqueDemoNames';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const page = createPageSource('<Demo name="RakeSizes" />');
const OTHER = 'data/material-ui/react-spade/react-spade.mdx';

it.each([
  ['only beside its page', 'material-ui#RakeSizes', [page.file], []],
  ['beside a page of another product', 'joy-ui#RakeSizes', ['data/joy-ui/react-rake/react-rake.mdx'], []],
  [
    'beside another page of the product',
    'material-ui#RakeSizes',
    [OTHER, page.file],
    [`error 6: The demo RakeSizes has the name of a demo of ${OTHER}.`],
  ],
])('a name that stands %s', (_, key, files, reasons) => {
  expect(listReasons(uniqueDemoNames, page, { demoPages: new Map([[key, files]]) })).toEqual(reasons);
});
