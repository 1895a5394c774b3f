import type { ApiPackage } from '../../api/shared/api';
import type { Mark } from './productMarks';
import type { NavItem } from './tree';

/** The theme that surrounds a product's demos: the library's default one, or none. */
export type DemoTheme = 'material' | 'joy' | 'none';

/** Accent colors of products, defined in `ui/shared/tokens/products.css`. */
export type Accent = 'blue' | 'rose' | 'steel' | 'moss' | 'violet' | 'rust';

/** What a product is: `data/<id>/product.ts`. Every page of the site loads it. */
export interface ProductIdentity {
  /** Also the name of its folder in `data`. */
  readonly id: string;
  readonly name: string;
  /** The path prefix of all its pages, without a trailing slash: `/material-ui`. */
  readonly root: string;
  readonly demoTheme: DemoTheme;
  /** Category of its pages for analytics; `null` if it is not a library. */
  readonly category: string | null;
  /**
   * Product ids for analytics by path prefix; the first matching prefix applies. One `*` in a
   * prefix matches the rest of a segment, and replaces the `*` of the id. `null`: no product. Defaults to
   * `id` for all pages below `root`.
   */
  readonly analyticsIds?: Readonly<Record<string, string | null>>;
  /** The page about the plans of its packages, with a trailing slash. */
  readonly licensing?: string;
  /**
   * The page that lists its releases (`data/<id>/releases.ts`), with a trailing slash; there is also a feed.
   */
  readonly whatsNew?: string;
  /** Internal test pages: not indexed, and left out of a production deployment. */
  readonly isInternal?: boolean;
}

/** A part of a product that has an entry of its own in the product switcher. */
export interface ProductPart {
  readonly name: string;
  /** What it is, in a few words. */
  readonly tagline: string;
  /** Path prefixes of its pages; the first is itself a page, where a reader gets started. */
  readonly paths: readonly [string, ...string[]];
}

/** A library: a product with an entry in the product switcher. */
export interface ProductEntry extends ProductIdentity {
  /** What it is, in a few words. */
  readonly tagline: string;
  /**
   * Where a reader gets started: link target of the switcher. This page and those below it show no ads,
   * unless it is the product's root.
   */
  readonly href: string;
  readonly accent: Accent;
  readonly mark: Mark;
  /** Release state, shown beside its name. */
  readonly state?: 'beta';
  /** Parts that readers know by their own names. */
  readonly parts?: readonly ProductPart[];
}

/** A product as its own pages know it. */
export interface Product extends ProductIdentity {
  /** Menu in reading order: next, previous and breadcrumbs are derived from it. */
  readonly nav: readonly NavItem[];
}

/** A package that a product documents: `data/<id>/packages.ts`. */
export interface ProductPackage extends Omit<ApiPackage, 'section' | 'path'> {
  /** Where its API pages live, without a trailing slash: `<root>/api` by default; `null` for none. */
  readonly path?: string | null;
  /** Its components may still change or be removed: galleries mark them as "Lab". */
  readonly isLab?: boolean;
  /**
   * Its components measure their container before they render anything: the build gives their demos a
   * container with a size.
   */
  readonly needsLayout?: boolean;
}

/** Everything that the build knows about a product: its three files in `data/<id>`. */
export interface ProductManifest extends Product {
  /** A lower plan before a higher one. The version of the first is the product's version. */
  readonly packages: readonly ProductPackage[];
  /** Paths that, with all pages below them, show no ads. */
  readonly adFree: readonly string[];
  /** Pathnames of the pages of extensions that the site does not have. Links to them become text. */
  readonly leftOut: readonly string[];
}
