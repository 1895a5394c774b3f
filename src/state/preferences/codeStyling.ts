import { definePreference, oneOf } from '../definePreference';

/** How demos that come in several are styled. */
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
