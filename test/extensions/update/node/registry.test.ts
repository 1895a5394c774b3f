import { expect, it } from 'vitest';
import { readFailure } from '../../../../src/extensions/update/node/registry';

it.each([
  [
    '{ "error": { "code": "E404", "summary": "No match found for version 6.99.0" } }',
    'No match found for version 6.99.0',
  ],
  ['{ "error": "E404" }', null],
  ['<html>Bad Gateway</html>', null],
  ['', null],
])('the reason of a failure in %j', (output, reason) => {
  expect(readFailure(output)).toBe(reason);
});
