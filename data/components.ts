import type { ListedCategory } from '../src/content/shared/componentList';
import { components as baseUi } from './base-ui/components';
import { components as joyUi } from './joy-ui/components';
import { components as materialUi } from './material-ui/components';
import { components as system } from './system/components';
import { components as toolpad } from './toolpad/components';
import { components as x } from './x/components';

/** The categories of each product's gallery, and the components that have no guide yet, by product. */
export const components: Readonly<Record<string, readonly ListedCategory[]>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
  x,
  toolpad,
};
