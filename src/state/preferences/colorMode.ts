import { definePreference } from '../definePreference';

/** Colour mode of the site; `system` follows the operating system. */
export const colorMode = definePreference({
  key: 'mui-mode',
  storage: 'local',
  values: ['system', 'light', 'dark'],
});
