import type { ProductPackage } from '../../src/model/product';

export const packages: readonly ProductPackage[] = [];
