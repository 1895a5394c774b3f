import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The variable as a build sees it that starts now. */
async function readName(value: string | undefined): Promise<string | undefined> {
  vi.stubEnv('NEXT_PUBLIC_SITE_NAME', value);
  const { readEnv } = await import('../../../src/base/shared/env');
  return readEnv('NEXT_PUBLIC_SITE_NAME');
}

it.each([
  ['set', 'Garden', 'Garden'],
  ['empty', '', undefined],
  ['absent', undefined, undefined],
])('reads a variable that is %s', async (_, value, expected) => {
  expect(await readName(value)).toBe(expected);
});

async function readAddress(value: string): Promise<string | undefined> {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', value);
  const { readEnvAddress } = await import('../../../src/base/shared/env');
  return readEnvAddress('NEXT_PUBLIC_SITE_URL');
}

it.each([
  ['https://garden.example', 'https://garden.example'],
  ['https://garden.example/', 'https://garden.example'],
  ['http://localhost:3000/docs/', 'http://localhost:3000/docs'],
  ['', undefined],
])('reads the address %j as %j', async (value, expected) => {
  expect(await readAddress(value)).toBe(expected);
});
