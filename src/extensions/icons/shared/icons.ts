/** The styles that most icons are drawn in; the first has no suffix in the name. */
export const ICON_STYLES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

/**
 * How many icons one file of drawings holds, some 3 kB. With 72, searches need one request less of seven, but half as
 * many bytes more; whole styles are 130 to 180 kB.
 */
export const ICONS_PER_PIECE = 36;

/** The names of all icons, as one file. Icons are referred to by their place in `names`. */
export interface IconNames {
  /** Base names without style, between spaces: first those that applications use most, then all others from A to Z. */
  readonly names: string;
  /** How many of them are popular. */
  readonly popular: number;
  /** Bits of the styles of icons that do not have all, by place. */
  readonly styles: Readonly<Record<string, number>>;
  /** Words of readers, with the icons that they mean, the best first. */
  readonly synonyms: Readonly<Record<string, readonly number[]>>;
  /** Address of the folder of drawings. */
  readonly folder: string;
}

/** An icon that is part of the page: its base name and the SVG elements of its filled style. */
export interface DrawnIcon {
  readonly name: string;
  readonly svg: string;
}

/** What the tool of a page with icons shows before the names have loaded. */
export interface IconStart {
  readonly packageName: string;
  readonly version: string;
  /** Address of the names. */
  readonly namesPath: string;
  /** How many icons have the filled style, and how many exports the package has. */
  readonly count: number;
  readonly exportCount: number;
  /** The popular icons. */
  readonly icons: readonly DrawnIcon[];
  /** Colors of the library's default theme by mode: names of colors, `background` and `text`. */
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

/** Address of the drawings of a style that contain the icon at a place. */
export function getPiecePath(folder: string, style: IconStyle, place: number): string {
  return `${folder}/${style}-${Math.floor(place / ICONS_PER_PIECE)}.json`;
}

/**
 * The icon and style of an export's name.
 * @param hasIcon whether there is an icon of a base name in a style
 * @returns `null` when there is no such export
 */
export function splitExportName(
  exportName: string,
  hasIcon: (name: string, style: IconStyle) => boolean,
): { readonly name: string; readonly style: IconStyle } | null {
  // `InsertChartOutlined` is `InsertChart` in Outlined, though there are `InsertChartOutlinedSharp` and others.
  const style = ICON_STYLES.slice(1).find((one) => exportName.endsWith(one));
  const name = style ? exportName.slice(0, -style.length) : '';
  if (style && hasIcon(name, style)) return { name, style };
  return hasIcon(exportName, 'Filled') ? { name: exportName, style: 'Filled' } : null;
}
