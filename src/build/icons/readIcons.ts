import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_PACKAGE } from '../../../data/icons/package';
import { ICON_STYLES, splitExportName, toExportName, type IconStyle } from '../../model/icons';
import { readCode, readOrMakeSync } from '../cache';
import { getPackageFolder, readInstalledVersion } from '../package/manifest';
import { readIconMarkup } from './iconMarkup';

/** An icon of the package. */
export interface Icon {
  /** Without style: `Menu`. */
  readonly name: string;
  /** The SVG elements of each style, in the order of `ICON_STYLES`; empty where there is none. */
  readonly svgs: readonly string[];
}

let kept: readonly Icon[] | null = null;

/** All icons of the installed package, in the order of their names; reading 10,000 modules is cached by version. */
export function readIcons(): readonly Icon[] {
  kept ??= readOrMakeSync<readonly Icon[]>({
    folder: 'icons',
    input: [readInstalledVersion(ICON_PACKAGE), readCode(['src/build/icons', 'src/model/icons.ts'])].join(
      '\n',
    ),
    make: () => JSON.stringify(makeIcons()),
    parse: (text) => JSON.parse(text) as readonly Icon[],
    keepsOnlyLatest: true,
  });
  return kept;
}

/**
 * Base names of icons with their styles, from the names of exports, in the order of their letters.
 * @throws Error for an export that is no icon
 */
export function groupExports(exportNames: readonly string[]): Map<string, ReadonlySet<IconStyle>> {
  const all = new Set(exportNames);
  // A suffix is a style, even if there is no filled icon: `InsertChartOutlinedSharp`.
  const hasIcon = (name: string, style: IconStyle) => name !== '' && all.has(toExportName(name, style));
  const groups = new Map<string, Set<IconStyle>>();
  for (const exportName of [...all].sort()) {
    const icon = splitExportName(exportName, hasIcon);
    if (!icon) throw new Error(`${ICON_PACKAGE}: ${exportName} is no icon. Correct src/build/icons.`);
    groups.set(icon.name, (groups.get(icon.name) ?? new Set()).add(icon.style));
  }
  return new Map([...groups].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function makeIcons(): Icon[] {
  const folder = getPackageFolder(ICON_PACKAGE);
  const index = readFileSync(path.join(folder, 'esm/index.js'), 'utf8');
  const exportNames = [...index.matchAll(/export \{ default as (\w+) \} from '\.\/\1'/g)];
  const groups = groupExports(exportNames.map(([, name = '']) => name));
  return [...groups].map(([name, styles]) => ({
    name,
    svgs: ICON_STYLES.map((style) => {
      if (!styles.has(style)) return '';
      const file = path.join(folder, `${toExportName(name, style)}.js`);
      return readIconMarkup(readFileSync(file, 'utf8'), file);
    }),
  }));
}
