import type { ProductPackage } from '../../src/model/product';

export const packages: readonly ProductPackage[] = [
  { name: '@mui/joy', taggedBy: '@mui/material', leftOut: ['StyledEngineProvider'] },
];
