import { expect, it } from 'vitest';
import { NO_SERVICES, parseServices } from '../../../src/site/shared/services';

it('takes over what the document names, and leaves the rest off', () => {
  expect(parseServices('{"analyticsId":"G-1"}')).toEqual({ ...NO_SERVICES, analyticsId: 'G-1' });
});

it.each(['', 'null', '7', '"text"', '{', '{"adFeed":{"a":1},"adScript":4}'])(
  'has no services where the document says %j',
  (json) => {
    const services = parseServices(json);
    expect({ ...NO_SERVICES, ...pick(services) }).toEqual(NO_SERVICES);
  },
);

/** The known services alone: names that nobody reads do no harm. */
function pick(services: object): object {
  return Object.fromEntries(Object.entries(services).filter(([name]) => name in NO_SERVICES));
}
