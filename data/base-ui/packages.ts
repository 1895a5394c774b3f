import type { ProductPackage } from '../../src/site/shared/product';

export const packages: readonly ProductPackage[] = [
  { name: '@mui/base', taggedBy: '@mui/material', hasHookPages: true, leftOut: ['useTabsContext'] },
];
