import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The services of a build that starts now. */
async function loadServices(environment: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import('../data/services')).services;
}

describe('the services of a deployment', () => {
  it('are off by default: no third party has a name', async () => {
    const { docsDomain, ...others } = await loadServices({ NODE_ENV: 'production' });
    expect(docsDomain).toBe('atlas.example.com');
    expect(Object.values(others).filter(Boolean)).toEqual([]);
  });

  it('come from the environment', async () => {
    const services = await loadServices({
      ANALYTICS_ID: 'G-12AB',
      AD_FEED: 'https://ads.example/feed.json?a=b',
      FEEDBACK_ENDPOINT: '/feedback',
      MUI_X_LICENSE_KEY: 'key',
    });
    expect(services).toMatchObject({
      analyticsId: 'G-12AB',
      adFeed: 'https://ads.example/feed.json?a=b',
      feedbackEndpoint: '/feedback',
      licenseKey: 'key',
    });
  });

  it.each([
    ['while developing', { NODE_ENV: 'development' }],
    ['with the kill switch', { NODE_ENV: 'production', SERVICE_WORKER: 'off' }],
  ])('register no service worker %s', async (_, environment) => {
    expect((await loadServices(environment)).docsDomain).toBeUndefined();
  });

  it.each([
    ['AD_FEED', 'http://ads.example/feed.json'],
    ['AD_FEED', '/\\ads.example/feed.json'],
    ['FEEDBACK_ENDPOINT', 'https:\\\\feedback.example/'],
    ['AD_SCRIPT', 'javascript:alert(1)'],
    ['FEEDBACK_ENDPOINT', '//elsewhere.example/feedback'],
    ['ANALYTICS_ID', 'G-1"><script>'],
  ])('stop the build when %s is %s, and say what to mend', async (name, value) => {
    await expect(loadServices({ [name]: value })).rejects.toThrow(`${name}="${value}" is refused`);
  });
});
