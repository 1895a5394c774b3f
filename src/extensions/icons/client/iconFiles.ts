import { createIconIndex, type IconIndex } from '../shared/iconIndex';
import { getPiecePath, ICONS_PER_PIECE, type IconNames, type IconStyle } from '../shared/icons';
import { createStore } from '../../../base/client/createStore';

interface IconFiles {
  /** `null` until the names have loaded. */
  readonly index: IconIndex | null;
  readonly hasFailed: boolean;
  /** SVG elements of icons, by the address of their file. */
  readonly pieces: ReadonlyMap<string, readonly string[]>;
}

/** What has loaded; cached until the page is closed. */
export const iconFiles = createStore<IconFiles>({ index: null, hasFailed: false, pieces: new Map() });

/** Addresses that are loading. */
const loading = new Set<string>();

/** Loads the names, once. */
export function loadNames(namesPath: string): void {
  if (iconFiles.get().index) return;
  void load<IconNames>(namesPath).then((names) => {
    if (names === 'loading') return;
    const index = names && createIconIndex(names);
    iconFiles.set({ ...iconFiles.get(), index, hasFailed: !index });
  });
}

/** The SVG elements of an icon; `null` when not loaded yet, and empty when it is not drawn in the style. */
export function findSvg({ index, pieces }: IconFiles, name: string, style: IconStyle): string | null {
  const place = index?.places.get(name);
  if (!index || place === undefined) return null;
  return pieces.get(getPiecePath(index.folder, style, place))?.[place % ICONS_PER_PIECE] ?? null;
}

/** Loads the drawings of icons that are visible now. */
export function loadSvgs(names: readonly string[], style: IconStyle): void {
  const { index, pieces } = iconFiles.get();
  if (!index) return;
  const places = names.flatMap((name) => index.places.get(name) ?? []);
  const paths = new Set(places.map((place) => getPiecePath(index.folder, style, place)));
  for (const path of paths) {
    if (pieces.has(path)) continue;
    void load<readonly string[]>(path).then((svgs) => {
      if (svgs === 'loading' || !Array.isArray(svgs)) return;
      const current = iconFiles.get();
      iconFiles.set({ ...current, pieces: new Map(current.pieces).set(path, svgs) });
    });
  }
}

/** A file of the build; `null` when it cannot be loaded, so that the next request for it tries again. */
async function load<Content>(path: string): Promise<Content | 'loading' | null> {
  if (loading.has(path)) return 'loading';
  loading.add(path);
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Content) : null;
  } catch {
    // Offline, or the deployment is gone: names without drawings remain.
    return null;
  } finally {
    loading.delete(path);
  }
}
