import { expect, it } from 'vitest';
import { site as own } from '../../../../../data/site';
import { formatDiagnostic } from '../../../../../src/base/node/diagnostic';
import { findSiteDiagnostics } from '../../../../../src/content/node/rules/site/siteAddresses';

const url = 'https://garden.example';

/** What is wrong with a site that has some other addresses. */
const find = (addresses: Partial<typeof own>) =>
  findSiteDiagnostics({ ...own, ...addresses }).map(formatDiagnostic);

it.each([
  { url, repository: null },
  { url: 'http://localhost:3000/docs', repository: 'https://code.example/garden' },
])('accepts %j', (site) => {
  expect(find(site)).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'garden.example',
  '//garden.example',
])('takes no %s for an address, and says where it comes from', (address) => {
  expect(find({ url: address, repository: null })).toEqual([
    expect.stringMatching(
      /^data\/site\.ts:\d+: url is .+, which is no web address\. .+ NEXT_PUBLIC_SITE_URL\.$/,
    ),
  ]);
  expect(find({ url, repository: address })).toEqual([expect.stringContaining('NEXT_PUBLIC_REPOSITORY')]);
  expect(find({ url, packagePages: address })).toEqual([
    expect.stringContaining(`packagePages is ${address}`),
  ]);
  expect(find({ url, sandboxes: { ...own.sandboxes, stackblitz: address } })).toEqual([
    expect.stringContaining(`stackblitz is ${address}`),
  ]);
});

it.each(['https://secret@code.example/garden', 'https://ada:secret@code.example/garden'])(
  'publishes no credentials of %s, and does not repeat them',
  (repository) => {
    const faults = find({ url, repository });
    expect(faults).toEqual([expect.stringContaining('Leave out what stands before the @')]);
    expect(faults.join()).not.toContain('secret');
  },
);
