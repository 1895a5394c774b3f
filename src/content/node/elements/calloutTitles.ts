/** Default titles of callouts, by severity. */
export const CALLOUT_TITLES = {
  info: 'Note',
  warning: 'Caution',
  success: 'Tip',
  error: 'Danger',
} as const;

/** How serious a callout is. */
export type Severity = keyof typeof CALLOUT_TITLES;
