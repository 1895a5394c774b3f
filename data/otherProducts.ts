import type { ProductIdentity } from '../src/site/shared/product';
import { product as docs } from './docs/product';
import { product as experiments } from './experiments/product';

/** What has pages and is no library. Apart from the libraries, which every page carries. */
export const otherProducts: readonly ProductIdentity[] = [docs, experiments];
