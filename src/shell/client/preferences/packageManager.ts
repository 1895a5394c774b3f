import { definePreference, oneOf } from './definePreference';

/** The package manager whose commands are shown. */
export const packageManager = definePreference({
  key: 'codeblock-package-manager',
  storage: 'local',
  attribute: 'data-package-manager',
  ...oneOf(['npm', 'pnpm', 'yarn', 'bun']),
});
