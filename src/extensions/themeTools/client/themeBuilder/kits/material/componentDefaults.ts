import type { ComponentsPropsList } from '@mui/material/styles';

/** Props of the library's components with values of their types. */
type ComponentChoices = {
  readonly [Name in keyof ComponentsPropsList]?: {
    readonly [Prop in keyof ComponentsPropsList[Name]]?: readonly ComponentsPropsList[Name][Prop][];
  };
};

/**
 * Default props that the builder offers, by key of `theme.components`; the first is the library's default.
 */
export const COMPONENT_DEFAULTS = {
  MuiButton: {
    variant: ['text', 'outlined', 'contained'],
    size: ['medium', 'small', 'large'],
    disableElevation: [false, true],
  },
  MuiButtonBase: { disableRipple: [false, true] },
  MuiTextField: {
    variant: ['outlined', 'filled', 'standard'],
    size: ['medium', 'small'],
  },
  MuiCard: { variant: ['elevation', 'outlined'] },
  MuiChip: {
    variant: ['filled', 'outlined'],
    size: ['medium', 'small'],
  },
  MuiAppBar: {
    color: ['primary', 'secondary', 'default', 'inherit', 'transparent'],
    elevation: [4, 0],
  },
  MuiAlert: { variant: ['standard', 'outlined', 'filled'] },
  MuiTable: { size: ['medium', 'small'] },
  MuiLink: { underline: ['always', 'hover', 'none'] },
} as const satisfies ComponentChoices;
