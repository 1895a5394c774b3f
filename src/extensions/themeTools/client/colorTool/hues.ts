import {
  amber,
  blue,
  cyan,
  deepOrange,
  deepPurple,
  green,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';
import type { HexColor } from '../../../../ui/shared/color';

/** The shades of a hue in the order of the slider. */
export const SHADES = [
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  'A100',
  'A200',
  'A400',
  'A700',
] as const;
export type Shade = (typeof SHADES)[number];

/** The library's hues without the three that are nearly gray, by their names in code. */
export const HUES = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
} satisfies Record<string, Readonly<Record<Shade, HexColor>>>;
export type HueName = keyof typeof HUES;

// `Object.keys` is typed as strings; the order above is the order of the swatches.
export const HUE_NAMES = Object.keys(HUES) as HueName[];
