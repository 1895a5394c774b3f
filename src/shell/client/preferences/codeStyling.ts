import { definePreference, oneOf } from './definePreference';

/** The styling of demos that have several. */
export const codeStyling = definePreference({
  key: 'codeStyling',
  storage: 'cookie',
  attribute: 'data-code-styling',
  userProperty: 'codeStylingVariant',
  ...oneOf(['MUI System', 'Tailwind', 'CSS']),
  hashPrefixes: [
    ['#tailwind-', 'Tailwind'],
    ['#css-', 'CSS'],
    ['#system-', 'MUI System'],
  ],
});
