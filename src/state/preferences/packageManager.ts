import { definePreference } from '../definePreference';

/** Whose commands the install blocks show. */
export const packageManager = definePreference({
  key: 'codeblock-package-manager',
  storage: 'local',
  values: ['npm', 'pnpm', 'yarn', 'bun'],
  attribute: 'data-package-manager',
});
