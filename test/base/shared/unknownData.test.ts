import { expect, it } from 'vitest';
import { isListOf, isRecord, parseJson, toRecord } from '../../../src/base/shared/unknownData';

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  [null, undefined],
])('reads %j as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it.each([
  [{ a: 1 }, { a: 1 }],
  [['x'], { 0: 'x' }],
  [null, {}],
  [undefined, {}],
  ['text', {}],
  [1, {}],
])('finds the fields of %j: %j', (value, fields) => {
  expect(toRecord(value)).toEqual(fields);
  expect(isRecord(value)).toBe(typeof value === 'object' && value !== null);
});

it.each([
  [[], true],
  [[{}, {}], true],
  [[{}, null], false],
  [{ length: 0 }, false],
])('tells whether %j is a list of records: %s', (value, expected) => {
  expect(isListOf(value, isRecord)).toBe(expected);
});
