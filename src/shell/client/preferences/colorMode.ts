import { definePreference, oneOf } from './definePreference';

/** Color mode of the site; `system` follows the operating system. */
export const colorMode = definePreference({
  key: 'mui-mode',
  storage: 'local',
  attribute: 'data-color-mode',
  ...oneOf(['system', 'light', 'dark']),
});

/** Name of the color scheme that light mode shows. */
export const lightScheme = definePreference({
  key: 'mui-color-scheme-light',
  storage: 'local',
  ...oneOf(['light', 'dark']),
});

/** Name of the color scheme that dark mode shows. */
export const darkScheme = definePreference({
  key: 'mui-color-scheme-dark',
  storage: 'local',
  ...oneOf(['dark', 'light']),
});
