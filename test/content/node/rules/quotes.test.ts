import { expect, it } from 'vitest';
import { quotes } from '../../../../src/content/node/rules/quotes';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['A rake is called "rake", and it\'s sharp.', []],
  ['The label is `“Rake”`.', []],
  ['A rake is called “rake”.', ['The text has the quote “.']],
  ['It’s sharp.', ['The text has the quote ’.']],
  ['| Name |\n| --- |\n| «Rake» |', ['The text has the quote «.']],
])('finds quotes in %j', (text, reasons) => {
  const found = listReasons(quotes, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
