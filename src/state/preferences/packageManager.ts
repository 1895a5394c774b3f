import { definePreference, oneOf } from '../definePreference';

/** Whose commands the install blocks show. */
export const packageManager = definePreference({
  key: 'codeblock-package-manager',
  storage: 'local',
  attribute: 'data-package-manager',
  ...oneOf(['npm', 'pnpm', 'yarn', 'bun']),
});
