import { expect, it } from 'vitest';
import { findTypeLinkDiagnostics } from '../../../../../src/content/node/rules/site/manifestValues';

it('links of types lead to the web', () => {
  const faults = findTypeLinkDiagnostics([
    { href: 'https://example.com/*' },
    { href: 'htps://example.com/*' },
  ]);
  expect(faults.map(({ reason }) => reason)).toEqual(['htps://example.com/* is no web address.']);
});
