import { definePreference, oneOf } from './definePreference';

/** Reading direction of frame and demos. */
export const direction = definePreference({
  key: 'docs-direction',
  storage: 'local',
  attribute: 'dir',
  ...oneOf(['ltr', 'rtl']),
});
