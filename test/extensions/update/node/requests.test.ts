import { describe, expect, it } from 'vitest';
import { parseRequests } from '../../../../src/extensions/update/node/requests';

const installed = new Map([
  ['@garden/rake', '1.2.0'],
  ['hoe', '2.0.0-beta.4'],
]);

describe('what shall be tried', () => {
  it('is packages and versions', () => {
    expect(parseRequests(['@garden/rake@1.3.0', 'hoe@2.0.0-beta.5'], installed)).toEqual([
      { name: '@garden/rake', version: '1.3.0' },
      { name: 'hoe', version: '2.0.0-beta.5' },
    ]);
  });

  it.each([
    [[], /Name the versions to try/],
    [['@garden/rake'], /"@garden\/rake" names no package and version/],
    [['@garden/rake@next'], /names no package and version/],
    [['@garden/rake@^1.3.0'], /names no package and version/],
    [['@garden/spade@1.3.0'], /package\.json does not have @garden\/spade/],
    [['hoe@2.0.0', 'hoe@2.1.0'], /hoe is named twice/],
  ])('is not %j', (texts, fault) => {
    expect(() => parseRequests(texts, installed)).toThrow(fault);
  });
});
