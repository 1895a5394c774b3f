import type { ProductPackage } from '../../src/model/product';

export const packages: readonly ProductPackage[] = [
  { name: '@toolpad/core', path: '/toolpad/core/api', hasHookPages: true },
];
