import { getServices } from '../../state/services';

let done: Promise<void> | null = null;

/** Sets the licence key of MUI X once, before the first demo renders; without a key nothing is loaded. */
export function setLicence(): Promise<void> {
  const { licenceKey } = getServices();
  if (!licenceKey) return Promise.resolve();
  done ??= import('@mui/x-license').then(({ LicenseInfo }) => LicenseInfo.setLicenseKey(licenceKey));
  return done;
}
