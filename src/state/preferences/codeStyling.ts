import { definePreference, oneOf } from '../definePreference';

/** What a hash begins with, and the styling that it asks for. */
const HASH_PREFIXES = [
  ['#tailwind-', 'Tailwind'],
  ['#css-', 'CSS'],
  ['#system-', 'MUI System'],
] as const;

/** How demos that come in several are styled. */
export const codeStyling = definePreference({
  key: 'codeStyling',
  storage: 'cookie',
  userProperty: 'codeStylingVariant',
  ...oneOf(['MUI System', 'Tailwind', 'CSS']),
  fromHash: (hash) => HASH_PREFIXES.find(([prefix]) => hash.startsWith(prefix))?.[1],
});
