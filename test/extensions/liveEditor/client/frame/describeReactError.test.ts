import { describe, expect, it } from 'vitest';
import { describeReactError } from '../../../../../src/extensions/liveEditor/client/frame/describeReactError';
import { toCodeError } from '../../../../../src/extensions/liveEditor/client/frame/toCodeError';

/** A message as React's production build makes it. */
const toMinified = (number: number, ...args: string[]) => {
  const query = args.map((one) => `&args[]=${encodeURIComponent(one)}`).join('');
  return `Minified React error #${number}; visit https://reactjs.org/docs/error-decoder.html?invariant=${number}${query} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;
};

describe('an error of React', () => {
  it.each([
    [toMinified(31, 'object with keys {a}', ''), /^Object with keys \{a\} cannot be shown/],
    [toMinified(130, 'undefined', ''), /^An element's type is undefined, not a component/],
    [toMinified(185), /^State is set again after every render/],
    [toMinified(300), /^Fewer hooks/],
    [toMinified(301), /^State is set in every render/],
    [toMinified(310), /^More hooks/],
    [toMinified(321), /^A hook is called outside/],
    ['Minified React error #31; visit https://x.y/?args[]=%E0%A4 for', /^%E0%A4 cannot be shown/],
  ])('is told in plain words: %s', (message, meaning) => {
    expect(describeReactError(message)).toMatch(meaning);
    expect(toCodeError(new Error(message)).detail).toMatch(meaning);
  });

  it.each([toMinified(999), 'missing is not defined', ''])('stays what it is: %j', (message) => {
    expect(describeReactError(message)).toBeNull();
  });
});
