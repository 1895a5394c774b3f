import { expect, it } from 'vitest';
import { toReportableText } from '../../../src/search/shared/searchEvent';

it.each([
  ['  Data  Grid ', 'data grid'],
  ['mail me@example.com please', 'mail please'],
  ['order 4711234 late', 'order late'],
  ['https://intranet.example/x button', 'button'],
  [`key ${'a1b2'.repeat(10)}`, 'key'],
  ['word '.repeat(100), 'word '.repeat(12)],
])('of %j reports %j', (text, reported) => {
  expect(toReportableText(text)).toBe(reported);
});
