import { synonyms } from '../../../../data/search';
import type { ComponentEntry } from '../../../content/shared/componentList';
import { toWords } from '../shared/galleryFilter';
import type { ProductManifest } from '../../../site/shared/product';
import { readDrawing } from '../../../content/node/drawings/drawings';
import { formatSize } from '../../../api/node/size/formatSize';
import { measureSize } from '../../../api/node/size/measureSize';
import { listComponents } from '../../../content/node/components/listComponents';

/** A component with everything its tile shows. */
export interface Tile extends Omit<ComponentEntry, 'drawing'> {
  /** SVG markup. */
  readonly drawing: string;
  /** `31 kB`; `null` when it has no main export. */
  readonly size: string | null;
  /** Version of Material Design that has a guideline for it; `null` when none has. */
  readonly guideline: string | null;
  /** The words that the filter matches, in lower case. */
  readonly words: string;
}

export interface GalleryCategory {
  readonly id: string;
  readonly title: string;
  readonly tiles: readonly Tile[];
}

/** The components of a product, with their drawings and sizes. */
export async function readGallery(product: ProductManifest): Promise<GalleryCategory[]> {
  const categories = await listComponents(product);
  return Promise.all(
    categories.map(async ({ id, title, components }) => ({
      id,
      title,
      tiles: await Promise.all(components.map(createTile)),
    })),
  );
}

async function createTile(entry: ComponentEntry): Promise<Tile> {
  const { title, name, packageName, exports, materialDesign } = entry;
  return {
    ...entry,
    drawing: readDrawing(entry.drawing) ?? '',
    size: name && packageName ? formatSize(await measureSize(packageName, name)) : null,
    guideline: findGuideline(materialDesign),
    words: toWords([title, ...exports, ...(synonyms[title] ?? [])]),
  };
}

/** The version of Material Design from the URL of a guideline: `https://m2.material.io/…` → `2`. */
export function findGuideline(address: string | null): string | null {
  return /^https:\/\/m(\d)\.material\.io\//.exec(address ?? '')?.[1] ?? null;
}
