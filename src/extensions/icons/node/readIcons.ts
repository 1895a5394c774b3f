import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ICON_PACKAGE } from '../../../../data/icons/package';
import { ICON_STYLES, splitExportName, toExportName, type IconStyle } from '../shared/icons';
import { readCode, readOrCreateSync } from '../../../base/node/cache';
import { ROOT } from '../../../base/node/files';
import { getPackageFolder, readInstalledVersion } from '../../../base/node/manifest';
import { loadModule } from '../../../api/node/packages/packageModule';
import { readIconMarkup } from './iconMarkup';

/** An icon of the package. */
export interface Icon {
  /** Without style: `Menu`. */
  readonly name: string;
  /** The SVG elements of each style, in the order of `ICON_STYLES`; empty where there is none. */
  readonly svgs: readonly string[];
}

/** The icons of a package, and what could not be read. */
interface IconSet {
  readonly icons: readonly Icon[];
  /** A sentence for each icon whose drawing could not be read, and for each export that is not an icon. */
  readonly unread: readonly string[];
}

/** Placeholder for a drawing that could not be read: the icon can still be found and copied. */
const NO_DRAWING = '<g/>';

let cachedSet: IconSet | null = null;

/** All icons of the installed package, sorted by name; cached by version, as it reads 10,000 modules. */
export function readIcons(): readonly Icon[] {
  return readSet().icons;
}

/** What the icon search lacks: a sentence for each icon that could not be read. */
export function listUnreadIcons(): readonly string[] {
  return readSet().unread;
}

function readSet(): IconSet {
  cachedSet ??= readOrCreateSync<IconSet>({
    folder: 'icons',
    input: [
      readInstalledVersion(ICON_PACKAGE),
      readCode(['src/extensions/icons/node', 'src/extensions/icons/shared/icons.ts']),
    ].join('\n'),
    create: () => JSON.stringify(readIconPackage(ICON_PACKAGE)),
    parse: (text) => JSON.parse(text) as IconSet,
    keepsOnlyLatest: true,
  });
  return cachedSet;
}

/** The names of exports, grouped by icon. */
interface GroupedExports {
  /** Base names of icons with their styles, in alphabetical order. */
  readonly groups: ReadonlyMap<string, ReadonlySet<IconStyle>>;
  /** Names that do not belong to an icon. */
  readonly others: readonly string[];
}

/** Finds the icons and their styles in the names of exports. */
export function groupExports(exportNames: readonly string[]): GroupedExports {
  const all = new Set(exportNames);
  // A suffix is a style, even if there is no filled icon: `InsertChartOutlinedSharp`.
  const hasIcon = (name: string, style: IconStyle) => name !== '' && all.has(toExportName(name, style));
  const groups = new Map<string, Set<IconStyle>>();
  const others: string[] = [];
  for (const exportName of [...all].sort()) {
    const icon = splitExportName(exportName, hasIcon);
    if (icon) groups.set(icon.name, (groups.get(icon.name) ?? new Set()).add(icon.style));
    else others.push(exportName);
  }
  return { groups: new Map([...groups].sort(([one], [other]) => (one < other ? -1 : 1))), others };
}

/** Reads an icon package: the names of its exports, and the drawing in the module of each. Never throws. */
export function readIconPackage(packageName: string): IconSet {
  const { resolve } = createRequire(path.join(ROOT, 'package.json'));
  const exported = loadModule(path.join(getPackageFolder(packageName), 'index.d.ts')) ?? {};
  const { groups, others } = groupExports(Object.keys(exported));
  const unread = others.map((name) => `The export ${name} of ${packageName}, which is not an icon.`);
  if (groups.size === 0) unread.push(`The icons of ${packageName}: Node finds none.`);
  const icons = [...groups].map(([name, styles]) => ({
    name,
    svgs: ICON_STYLES.map((style) => {
      if (!styles.has(style)) return '';
      const exportName = toExportName(name, style);
      try {
        const file = resolve(`${packageName}/${exportName}`);
        return readIconMarkup(readFileSync(file, 'utf8'), file);
      } catch (error) {
        unread.push(`The drawing of ${packageName}/${exportName}: ${readReason(error)}`);
        return NO_DRAWING;
      }
    }),
  }));
  return { icons, unread };
}

function readReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(`${ROOT}/`, '');
}
