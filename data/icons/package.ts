/** The npm package whose icons can be searched; the site shows the installed version. */
export const ICON_PACKAGE = '@mui/icons-material';
