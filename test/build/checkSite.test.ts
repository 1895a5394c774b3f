import { expect, it } from 'vitest';
import { checkSite } from '../../src/build/checkSite';

const url = 'https://garden.example';

it.each([
  { url, repository: null },
  { url: 'http://localhost:3000/docs', repository: 'https://code.example/garden' },
])('accepts %j', (site) => {
  expect(() => checkSite(site)).not.toThrow();
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'garden.example',
  '//garden.example',
])('takes no %s for an address, and says where it comes from', (address) => {
  expect(() => checkSite({ url: address, repository: null })).toThrow(
    `data/site.ts: url is ${address}, which is no web address.`,
  );
  expect(() => checkSite({ url, repository: address })).toThrow('NEXT_PUBLIC_REPOSITORY');
});

it.each(['https://secret@code.example/garden', 'https://ada:secret@code.example/garden'])(
  'publishes no credentials of %s, and does not repeat them',
  (repository) => {
    const check = () => checkSite({ url, repository });
    expect(check).toThrow('Leave out what stands before the @');
    expect(check).not.toThrow('secret');
  },
);
