import type { Components, Theme } from '@mui/joy/styles';

/** Props of the library's components with values of their types. */
type ComponentChoices = {
  readonly [Name in keyof Components<Theme>]?: {
    readonly [Prop in keyof DefaultsOf<Name>]?: readonly DefaultsOf<Name>[Prop][];
  };
};

type DefaultsOf<Name extends keyof Components<Theme>> =
  NonNullable<Components<Theme>[Name]> extends { defaultProps?: infer Props } ? NonNullable<Props> : never;

/**
 * Default props that the builder offers, by key of `theme.components`; the first is the library's default.
 */
export const COMPONENT_DEFAULTS = {
  JoyButton: {
    variant: ['solid', 'soft', 'outlined', 'plain'],
    color: ['primary', 'neutral', 'danger', 'success', 'warning'],
    size: ['md', 'sm', 'lg'],
  },
  JoyIconButton: {
    variant: ['plain', 'soft', 'outlined', 'solid'],
    size: ['md', 'sm', 'lg'],
  },
  // Fields in a form control inherit its size.
  JoyFormControl: { size: ['md', 'sm', 'lg'] },
  JoyInput: {
    variant: ['outlined', 'soft', 'plain', 'solid'],
    size: ['md', 'sm', 'lg'],
  },
  JoyTextarea: { variant: ['outlined', 'soft', 'plain', 'solid'] },
  JoyCard: {
    variant: ['outlined', 'soft', 'plain', 'solid'],
    size: ['md', 'sm', 'lg'],
  },
  JoySheet: { variant: ['plain', 'outlined', 'soft', 'solid'] },
  JoyChip: {
    variant: ['soft', 'outlined', 'plain', 'solid'],
    size: ['md', 'sm', 'lg'],
  },
  JoyAlert: {
    variant: ['soft', 'outlined', 'plain', 'solid'],
    size: ['md', 'sm', 'lg'],
  },
  JoyTable: {
    size: ['md', 'sm', 'lg'],
    borderAxis: ['xBetween', 'x', 'none', 'y', 'yBetween', 'both', 'bothBetween'],
  },
  JoyLinearProgress: { variant: ['soft', 'outlined', 'plain', 'solid'] },
  JoyLink: { underline: ['hover', 'always', 'none'] },
} as const satisfies ComponentChoices;
