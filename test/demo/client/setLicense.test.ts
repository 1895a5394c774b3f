// @vitest-environment jsdom
import { LicenseInfo } from '@mui/x-license';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVICES_ID } from '../../../src/site/shared/services';

const KEY = 'a key of this test';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A document of a deployment with a key, or of one without. */
function writeServices(services: object): void {
  const element = document.createElement('script');
  Object.assign(element, {
    id: SERVICES_ID,
    type: 'application/json',
    textContent: JSON.stringify(services),
  });
  document.body.append(element);
}

/** Keys that a license has been set to. What the modules import is a module of its own in each test. */
async function recordKeys(): Promise<string[]> {
  const keys: string[] = [];
  const { LicenseInfo: fresh } = await import('@mui/x-license');
  vi.spyOn(fresh, 'setLicenseKey').mockImplementation((key) => void keys.push(key));
  return keys;
}

describe('the license key of MUI X', () => {
  it('is set once in the browser, before the first demo renders', async () => {
    writeServices({ licenseKey: KEY });
    const keys = await recordKeys();
    const { setLicense } = await import('../../../src/demo/client/setLicense');
    await Promise.all([setLicense(), setLicense()]);
    await setLicense();
    expect(keys).toEqual([KEY]);
  });

  it('is set at build from its variable', async () => {
    vi.stubEnv('MUI_X_LICENSE_KEY', KEY);
    const keys = await recordKeys();
    (await import('../../../src/demo/node/setLicense')).setLicense();
    expect(keys).toEqual([KEY]);
  });

  it('is absent by default, in the browser and at build, without a word to anybody', async () => {
    writeServices({});
    const says = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    const keys = await recordKeys();
    await (await import('../../../src/demo/client/setLicense')).setLicense();
    (await import('../../../src/demo/node/setLicense')).setLicense();
    expect(keys).toEqual([]);
    expect(LicenseInfo.getLicenseKey()).toBeFalsy();
    for (const say of says) expect(say).not.toHaveBeenCalled();
  });
});
