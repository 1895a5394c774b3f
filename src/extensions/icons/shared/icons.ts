/** The styles that most icons are drawn in; the first has no suffix in the name. */
export const ICON_STYLES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

/**
 * Number of icons in one file of drawings, which has about 3 kB. With 72, a search needs one request in seven
 * less, but 50 % more bytes; whole styles are 130 to 180 kB.
 */
export const ICONS_PER_PIECE = 36;

/** The names of all icons, as one file. Icons are referred to by their index in `names`. */
export interface IconNames {
  /** Base names without style, separated by spaces: first the popular ones, then all others from A to Z. */
  readonly names: string;
  /** How many of them are popular: those that applications use most. */
  readonly popular: number;
  /** Style bits of the icons that do not have all styles, by index. */
  readonly styles: Readonly<Record<string, number>>;
  /** Words that readers use, with the icons that they mean, the best first. */
  readonly synonyms: Readonly<Record<string, readonly number[]>>;
  /** Address of the folder of drawings. */
  readonly folder: string;
}

/** An icon that is part of the page: its base name and the SVG elements of its filled style. */
export interface DrawnIcon {
  readonly name: string;
  readonly svg: string;
}

/** What the icon search shows before the names have loaded. */
export interface InitialIcons {
  readonly packageName: string;
  readonly version: string;
  /** Address of the names. */
  readonly namesPath: string;
  /** How many icons have the filled style, and how many exports the package has. */
  readonly count: number;
  readonly exportCount: number;
  /** The popular icons. */
  readonly icons: readonly DrawnIcon[];
  /** Colors of the library's default theme by mode: the named colors of `SvgIcon`, and `background`. */
  readonly colors: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
}

/** All styles as bits. */
export const ALL_STYLES = 2 ** ICON_STYLES.length - 1;

/** The bit of a style. */
export function toStyleBit(style: IconStyle): number {
  return 1 << ICON_STYLES.indexOf(style);
}

/** Name of the export: `Menu` in TwoTone is `MenuTwoTone`. */
export function toExportName(name: string, style: IconStyle): string {
  return style === 'Filled' ? name : name + style;
}

/** Address of the file with the drawings of a style that contains the icon at an index. */
export function getPiecePath(folder: string, style: IconStyle, place: number): string {
  return `${folder}/${style}-${Math.floor(place / ICONS_PER_PIECE)}.json`;
}

/**
 * The icon and style of an export's name.
 * @param hasIcon whether there is an icon with a base name in a style
 * @returns `null` when there is no such export
 */
export function splitExportName(
  exportName: string,
  hasIcon: (name: string, style: IconStyle) => boolean,
): { readonly name: string; readonly style: IconStyle } | null {
  // `InsertChartOutlined` is `InsertChart` in Outlined, though `InsertChartOutlinedSharp` exists.
  const style = ICON_STYLES.slice(1).find((one) => exportName.endsWith(one));
  const name = style ? exportName.slice(0, -style.length) : '';
  if (style && hasIcon(name, style)) return { name, style };
  return hasIcon(exportName, 'Filled') ? { name: exportName, style: 'Filled' } : null;
}
