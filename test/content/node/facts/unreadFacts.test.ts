import { expect, it } from 'vitest';
import { formatUnreadFact } from '../../../../src/content/node/facts/unreadFacts';

it.each([
  [false, 'Warning: could not be read from the packages: The classes of Rake: no module.'],
  [true, '::warning title=Could not be read from the packages::The classes of Rake: no module.'],
])('a fact is one line; on GitHub (%s) it is listed beside the run', (isOnGitHub, line) => {
  expect(formatUnreadFact('The classes of Rake:\nno module.', isOnGitHub)).toBe(line);
});
