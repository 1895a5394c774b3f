import { expect, it } from 'vitest';
import { demoIntroduction } from '../../../../src/content/node/rules/demoIntroduction';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each([
  [
    'a sentence below what stands before',
    'Look.\n\n<Demo name="A" />\n\n<Demo name="B" />\n\n## Colors\n\n- See the rust.\n\n<Demo name="C" />',
    '',
    ['error 10: Nothing introduces the demo B.'],
  ],
  [
    'no sentence above the demo that leads a component page',
    '<Demo name="A" />\n\n## Import\n\n<Demo name="B" />',
    'Rake',
    ['error 10: Nothing introduces the demo B.'],
  ],
  [
    'more than a table or code',
    '| Key | Effect |\n| --- | --- |\n| Tab | Moves |\n\n```text\nCode.\n```\n\n<Demo name="A" />',
    '',
    ['error 14: Nothing introduces the demo A.'],
  ],
])('asks for %s', (_, text, components, reasons) => {
  expect(listReasons(demoIntroduction, createPageSource(text, { components }))).toEqual(reasons);
});
