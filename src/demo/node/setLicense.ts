import { LicenseInfo } from '@mui/x-license';
import { services } from '../../../data/services';

/** Sets the license key of MUI X for the demos that the build renders, as the browser does for its own. */
export function setLicense(): void {
  if (services.licenseKey) LicenseInfo.setLicenseKey(services.licenseKey);
}
