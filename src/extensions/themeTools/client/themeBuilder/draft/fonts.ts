/** A font to choose: the stack for the theme, and what an app must install for it. */
interface FontStack {
  readonly label: string;
  readonly family: string;
  /** The package with the font files; `null` for fonts that are installed on readers' computers. */
  readonly packageName: string | null;
}

/** The stacks by their names in links; the first is Material UI's default. */
export const FONTS = {
  roboto: {
    label: 'Roboto',
    family: '"Roboto", "Helvetica", "Arial", sans-serif',
    packageName: '@fontsource/roboto',
  },
  inter: {
    label: 'Inter',
    family: '"Inter", "Helvetica", "Arial", sans-serif',
    packageName: '@fontsource/inter',
  },
  system: { label: 'System UI', family: 'system-ui, sans-serif', packageName: null },
  humanist: {
    label: 'Humanist',
    family: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
    packageName: null,
  },
  rounded: {
    label: 'Rounded',
    family: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, sans-serif',
    packageName: null,
  },
  serif: {
    label: 'Serif',
    family: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
    packageName: null,
  },
  bookish: {
    label: 'Old-style serif',
    family: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
    packageName: null,
  },
  mono: {
    label: 'Monospace',
    family: 'ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    packageName: null,
  },
} as const satisfies Record<string, FontStack>;

export type FontName = keyof typeof FONTS;

// `Object.keys` is typed as strings; the order above is the order of the list.
export const FONT_NAMES = Object.keys(FONTS) as FontName[];

export function isFontName(value: unknown): value is FontName {
  return typeof value === 'string' && Object.hasOwn(FONTS, value);
}

/** The stack of a font that a draft names; `undefined` for anything else. */
export function toFamily(name: unknown): string | undefined {
  return isFontName(name) ? FONTS[name].family : undefined;
}
