import type { NavItem } from './tree';

/** The theme that surrounds a product's demos: the library's default one, or none. */
export type DemoTheme = 'material' | 'joy' | 'none';

/** Accent colors of products, defined in `theme/products.css`. */
export type Accent = 'blue' | 'rose' | 'steel' | 'moss' | 'violet' | 'rust';

/** Drawings of products, defined in `theme/products.css`. */
export type Mark = 'sheets' | 'smile' | 'corners' | 'braces' | 'cells' | 'panels';

/** An entry of the short list that every page loads: the identity of a product, enough for the switcher. */
export interface ProductEntry {
  readonly id: string;
  readonly name: string;
  /** `root` of the product's manifest. */
  readonly root: string;
  readonly accent: Accent;
  readonly mark: Mark;
  /** Release state, shown beside the name. */
  readonly state?: 'beta';
  /** Link target of the switcher. */
  readonly href: string;
  /** What the product is, in a few words. */
  readonly tagline: string;
}

/** Maps the first segments of a path to a product (decision 1). */
export interface ProductRule {
  /** Path prefix, matched by whole segments; one `*` matches the rest of a segment. */
  readonly prefix: string;
  /** Product id; `*` is replaced by what the prefix' `*` matched. `null`: no product. */
  readonly productId: string | null;
  readonly categoryId: string | null;
}

/** A product's manifest: identity and navigation, one file per product in `data`. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** The path prefix of all its pages, without a trailing slash: `/material-ui`. */
  readonly root: string;
  /** Folder of its pages below `data`. */
  readonly folder: string;
  /** npm package whose installed version is the product's version. */
  readonly packageName: string | null;
  /** Address of the library's source at the documented version; prefix of `githubSource` paths. */
  readonly source: string | null;
  readonly demoTheme: DemoTheme;
  /** Menu in reading order: next, previous and breadcrumbs are derived from it. */
  readonly nav: readonly NavItem[];
  /** Paths that show no ads, with all pages below them: where a reader gets started. */
  readonly adFree?: readonly string[];
  /** Internal test pages: not indexed, and left out of a production deployment. */
  readonly isInternal?: boolean;
}

/** Declares a product: an identity function that checks the type of the manifest. */
export function defineProduct(product: Product): Product {
  return product;
}
