import type { ProductPackage } from '../../src/site/shared/product';

export const packages: readonly ProductPackage[] = [
  { name: '@mui/joy', taggedBy: '@mui/material', leftOut: ['StyledEngineProvider'] },
];
