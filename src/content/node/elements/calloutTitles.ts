/** Default titles of callouts, by severity. */
export const CALLOUT_TITLES: Readonly<Record<string, string>> = {
  info: 'Note',
  warning: 'Caution',
  success: 'Tip',
  error: 'Danger',
};
