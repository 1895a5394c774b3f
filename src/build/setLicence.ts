import { LicenseInfo } from '@mui/x-license';
import { services } from '../../data/services';

/** Sets the licence key of MUI X for the demos that the build renders, as the browser does for its own. */
export function setLicence(): void {
  if (services.licenceKey) LicenseInfo.setLicenseKey(services.licenceKey);
}
