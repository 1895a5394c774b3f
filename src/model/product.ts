import type { ApiPackage } from './api';
import type { NavItem } from './tree';

/** The theme that surrounds a product's demos: the library's default one, or none. */
export type DemoTheme = 'material' | 'joy' | 'none';

/** Colors that a product may have, of `theme/products.css`. */
export type Accent = 'blue' | 'rose' | 'steel' | 'moss' | 'violet' | 'rust';

/** Drawings that a product may have, of `theme/products.css`. */
export type Mark = 'sheets' | 'smile' | 'corners' | 'braces' | 'cells' | 'panels';

/** What a product is: `data/<id>/product.ts`. Every page of the site carries it. */
export interface ProductIdentity {
  /** Name of its folder in `data`, too. */
  readonly id: string;
  readonly name: string;
  /** First segments of all its pages, without a trailing slash: `/material-ui`. */
  readonly root: string;
  readonly demoTheme: DemoTheme;
  /** Category under which analytics counts its pages. */
  readonly category: string | null;
  /**
   * Product ids under which analytics counts its pages, by path prefix; the first that matches holds
   * (decision 1). One `*` in a prefix is the rest of a segment, and replaces the `*` of the id. `null`: no
   * product. By default all pages below `root` count for `id`.
   */
  readonly countedAs?: Readonly<Record<string, string | null>>;
  /** Internal test pages: not indexed, and left out of a production deployment. */
  readonly isInternal?: boolean;
}

/** A library: a product with a line in the product switcher. */
export interface ProductEntry extends ProductIdentity {
  /** What it is, in a few words. */
  readonly tagline: string;
  /**
   * Where a reader makes the first steps, and the switcher leads. This page and those below it show no ads, unless
   * it is the product's root.
   */
  readonly href: string;
  readonly accent: Accent;
  readonly mark: Mark;
  /** What readers should know beforehand; shown beside its name. */
  readonly state?: 'beta';
}

/** A product as its own pages know it. */
export interface Product extends ProductIdentity {
  /** Menu in reading order: next, previous and breadcrumbs follow from it. */
  readonly nav: readonly NavItem[];
}

/** A package that a product documents: `data/<id>/packages.ts`. */
export interface ProductPackage extends Omit<ApiPackage, 'section' | 'path'> {
  /** Where its API pages live, without a trailing slash: `<root>/api` by default; `null` for none. */
  readonly path?: string | null;
}

/** Everything that the build knows of a product: its three files in `data/<id>`. */
export interface ProductManifest extends Product {
  /** A lower plan before a higher one. The version of the first is the product's version. */
  readonly packages: readonly ProductPackage[];
  /** Paths that, with all pages below them, show no ads. */
  readonly adFree: readonly string[];
}
