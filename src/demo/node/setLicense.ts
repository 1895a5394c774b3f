import { LicenseInfo } from '@mui/x-license';
import { services } from '../../../data/services';

/** Sets the license key of MUI X for demos rendered at build; in the browser, `client/setLicense.ts` does. */
export function setLicense(): void {
  if (services.licenseKey) LicenseInfo.setLicenseKey(services.licenseKey);
}
