import { definePreference, oneOf } from './definePreference';

/** Language of demo sources; a hash that ends in `.js` or `.tsx` overrides it for the view. */
export const codeVariant = definePreference({
  key: 'codeVariant',
  storage: 'cookie',
  userProperty: 'codeVariant',
  ...oneOf(['TS', 'JS']),
  fromHash: (hash) => (hash.endsWith('.js') ? 'JS' : hash.endsWith('.tsx') ? 'TS' : undefined),
});
