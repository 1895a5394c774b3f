import type { ProductPackage } from '../../src/site/shared/product';

export const packages: readonly ProductPackage[] = [];
