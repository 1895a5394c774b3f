import type { NavItem } from './tree';

/** The theme that surrounds a product's demos: the library's default one, or none. */
export type DemoTheme = 'material' | 'joy' | 'none';

/** Colors that a product may have, of `theme/products.css`. */
export type Accent = 'blue' | 'rose' | 'steel' | 'moss' | 'violet' | 'rust';

/** Drawings that a product may have, of `theme/products.css`. */
export type Mark = 'sheets' | 'smile' | 'corners' | 'braces' | 'cells' | 'panels';

/** One line of the slim list that every page carries: a product's identity, enough for the switcher. */
export interface ProductEntry {
  readonly id: string;
  readonly name: string;
  /** Root of the manifest whose pages it names. */
  readonly root: string;
  readonly accent: Accent;
  readonly mark: Mark;
  /** What readers should know of it beforehand; shown beside its name. */
  readonly state?: 'beta';
  /** Where the switcher leads. */
  readonly href: string;
  /** What the product is, in a few words. */
  readonly tagline: string;
}

/** What the first segments of a path say about its product (decision 1). */
export interface ProductRule {
  /** Path prefix, matched whole segment by whole segment; one `*` stands for the rest of a segment. */
  readonly prefix: string;
  /** Product id; `*` is replaced by what the prefix' `*` matched. `null`: no product. */
  readonly productId: string | null;
  readonly categoryId: string | null;
}

/** A product's manifest: identity and navigation, one file per product in `data`. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** First segments of all its pages, without a trailing slash: `/material-ui`. */
  readonly root: string;
  /** Folder of its pages below `data`. */
  readonly folder: string;
  /** npm package whose installed version is the product's version. */
  readonly packageName: string | null;
  /** Address of the library's source at the documented version; `githubSource` paths follow it. */
  readonly source: string | null;
  readonly demoTheme: DemoTheme;
  /** Menu in reading order: next, previous and breadcrumbs follow from it. */
  readonly nav: readonly NavItem[];
  /** Paths that, with all pages below them, show no ads: where a reader makes the first steps. */
  readonly adFree?: readonly string[];
  /** Internal test pages: not indexed, and left out of a production deployment. */
  readonly isInternal?: boolean;
}

/** Declares a product; the identity function that gives the manifest its type. */
export function defineProduct(product: Product): Product {
  return product;
}
