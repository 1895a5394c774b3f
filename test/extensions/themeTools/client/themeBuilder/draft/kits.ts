import * as joyStyles from '@mui/joy/styles';
import * as materialStyles from '@mui/material/styles';
import {
  EMPTY_DRAFT,
  setField,
  type Draft,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/draft';
import type { Kit } from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/kit';
import { kit as joy } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/kit';
import { kit as material } from '../../../../../../src/extensions/themeTools/client/themeBuilder/kits/material/kit';

/** A kit with what a reader's app imports. */
export interface KitCase {
  readonly name: string;
  readonly kit: Kit;
  /** The module of the theme's function. */
  readonly styles: object;
  readonly createTheme: (options: object) => object;
  /** More than the length of a link with all fields. */
  readonly maxLink: number;
}

/** All libraries that the builder serves. */
export const KITS: readonly KitCase[] = [
  {
    name: 'Material UI',
    kit: material,
    styles: materialStyles,
    createTheme: materialStyles.createTheme,
    maxLink: 2000,
  },
  { name: 'Joy UI', kit: joy, styles: joyStyles, createTheme: joyStyles.extendTheme, maxLink: 3500 },
];

/** A draft in which no field has the library's default, and each color is another one. */
export function fillAll({ fields }: Kit): Draft {
  return [...fields].reduce((draft, [key, field], index) => {
    const color = `#${((index * 1_234_567 + 0x123456) % 0x1000000).toString(16).padStart(6, '0')}`;
    const value = field.kind === 'color' ? color : field.kind === 'number' ? field.min : field.values.at(-1);
    return setField(fields, draft, key, value);
  }, EMPTY_DRAFT);
}
