import type { ProductEntry } from '../src/site/shared/product';
import { product as baseUi } from './base-ui/product';
import { product as joyUi } from './joy-ui/product';
import { product as materialUi } from './material-ui/product';
import { product as system } from './system/product';
import { product as toolpad } from './toolpad/product';
import { product as x } from './x/product';

/** The libraries, in the order of the product switcher. */
export const products: readonly ProductEntry[] = [materialUi, joyUi, baseUi, system, x, toolpad];
