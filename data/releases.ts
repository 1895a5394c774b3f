import type { Release } from '../src/site/shared/release';
import { releases as baseUi } from './base-ui/releases';
import { releases as docs } from './docs/releases';
import { releases as joyUi } from './joy-ui/releases';
import { releases as materialUi } from './material-ui/releases';
import { releases as system } from './system/releases';
import { releases as toolpad } from './toolpad/releases';
import { releases as x } from './x/releases';

/** Releases by product, newest first. The pages that list them and the feeds are made from these. */
export const releases: Readonly<Record<string, readonly Release[]>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
  x,
  toolpad,
  docs,
};
