import { getServices } from '../../site/client/services';

let done: Promise<void> | null = null;

/** Sets the license key of MUI X once, before the first demo renders; without a key nothing is loaded. */
export function setLicense(): Promise<void> {
  const { licenseKey } = getServices();
  if (!licenseKey) return Promise.resolve();
  done ??= import('@mui/x-license').then(({ LicenseInfo }) => LicenseInfo.setLicenseKey(licenseKey));
  return done;
}
