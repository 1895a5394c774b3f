import { expect, it } from 'vitest';
import { statements } from '../../../../src/content/node/rules/statements';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

it.each<[text: string, reasons: string[]]>([
  ['```tsx\n<Rake>{count > 1 && <Tooth />}</Rake>\n```', []],
  ['```ts\nconst rake = { teeth: 12 };\nif (rake) { rake.teeth += 1; }\n```', []],
  ['```css\n{ }\n```', []],
  ['```tsx\n{count > 1 && <Tooth />}\n```', ['Formatters read this as a block of statements.']],
  ['```ts\n{\n  teeth: 12,\n}\n```', ['Formatters read this as a block of statements.']],
  ['```ts\nteeth: 12,\n```', ['Formatters read this as a block of statements.']],
])('finds statements in %j', (text, reasons) => {
  const found = listReasons(statements, createPageSource(text));
  expect(found.map((reason) => reason.replace(/^error \d+: /, ''))).toEqual(reasons);
});
