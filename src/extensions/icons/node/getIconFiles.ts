import { popularIcons } from '../../../../data/icons/popular';
import { synonymLists } from '../../../../data/icons/synonyms';
import {
  ALL_STYLES,
  getPiecePath,
  ICON_STYLES,
  ICONS_PER_PIECE,
  toStyleBit,
  type IconNames,
} from '../shared/icons';
import { hash } from '../../../base/node/cache';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { readEnv } from '../../../base/shared/env';
import { throwDiagnostics } from '../../../base/node/diagnostic';
import { findIconDiagnostics } from './iconDiagnostics';
import { readIcons, type Icon } from './readIcons';
import { readSynonyms } from './readSynonyms';

/**
 * Address of the files in the export: hosts and the service worker cache everything below `/_next/static/`
 * forever, and the names of these files change with their content.
 */
const EXPORT_FOLDER = '/_next/static/icons';

/** Their address in the development server, which reserves `/_next/`. */
export const DEV_FOLDER = '/icons';

/** The files of the icon search, and the address of the one with the names. */
export interface IconFiles {
  readonly namesPath: string;
  /** All icons in the order of the names. */
  readonly icons: readonly Icon[];
  readonly names: IconNames;
  readonly files: readonly ExportFile[];
}

/**
 * Creates one file with the names and synonyms, and several with the drawings, per style in the order of the
 * names.
 * @param root address of their folder
 * @throws Error with file, line and fix when a synonym or a popular icon is not in the package
 */
export function getIconFiles(root = getRoot()): IconFiles {
  const all = readIcons();
  throwDiagnostics(
    findIconDiagnostics(
      { popular: popularIcons, synonyms: synonymLists },
      all.map(({ name }) => name),
    ),
  );
  const icons = orderIcons(all);
  const folder = `${root}/${toShortHash(JSON.stringify(icons))}`;
  const names = toNames(icons, folder);
  const body = JSON.stringify(names);
  const namesPath = `${root}/names.${toShortHash(body)}.json`;
  return { namesPath, icons, names, files: [toFile(namesPath, body), ...splitDrawings(icons, folder)] };
}

function getRoot(): string {
  return readEnv('NODE_ENV') === 'development' ? DEV_FOLDER : EXPORT_FOLDER;
}

/** The popular icons, then all others. */
function orderIcons(icons: readonly Icon[]): readonly Icon[] {
  const popular = popularIcons.flatMap((name) => icons.find((icon) => icon.name === name) ?? []);
  const first = new Set(popular);
  return [...popular, ...icons.filter((icon) => !first.has(icon))];
}

function toNames(icons: readonly Icon[], folder: string): IconNames {
  const names = icons.map(({ name }) => name);
  const styles = icons.map(({ svgs }) =>
    ICON_STYLES.reduce((bits, style, at) => bits + (svgs[at] ? toStyleBit(style) : 0), 0),
  );
  return {
    names: names.join(' '),
    styles: Object.fromEntries([...styles.entries()].filter(([, bits]) => bits !== ALL_STYLES)),
    synonyms: readSynonyms(synonymLists, names),
    popular: popularIcons.length,
    folder,
  };
}

function splitDrawings(icons: readonly Icon[], folder: string): ExportFile[] {
  return ICON_STYLES.flatMap((style, at) =>
    Array.from({ length: Math.ceil(icons.length / ICONS_PER_PIECE) }, (_, piece) => {
      const start = piece * ICONS_PER_PIECE;
      const svgs = icons.slice(start, start + ICONS_PER_PIECE).map(({ svgs }) => svgs[at] ?? '');
      return toFile(getPiecePath(folder, style, start), JSON.stringify(svgs));
    }),
  );
}

function toFile(address: string, body: string): ExportFile {
  return { path: address.slice(1), body };
}

function toShortHash(text: string): string {
  return hash(text).slice(0, 8);
}
