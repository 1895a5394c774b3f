import type { ProductPackage } from '../../src/site/shared/product';

export const packages: readonly ProductPackage[] = [
  { name: '@toolpad/core', path: '/toolpad/core/api', hasHookPages: true },
];
