/** What demos of commercial plans report in a build without a license key; the page says so, too. */
export const LICENSE_NOTICE = /MUI X: Missing license key/;
