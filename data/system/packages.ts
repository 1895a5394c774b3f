import type { ProductPackage } from '../../src/site/shared/product';

export const packages: readonly ProductPackage[] = [
  { name: '@mui/system', leftOut: ['StyledEngineProvider', 'ThemeProvider'] },
];
