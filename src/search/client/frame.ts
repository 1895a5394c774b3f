import { selectData } from '../../page/shared/attributes';
import { NAV_ID } from '../../shell/client/behaviors/menu';
import { datasetOf } from '../../base/client/dataset';

/** A page, and what it is called in a list. */
export interface SearchLink {
  readonly title: string;
  readonly href: string;
}

/** A product that has pages of its own. */
export interface FrameProduct extends SearchLink {
  readonly id: string;
}

/** What the frame of a page tells about it: every program of a page can read that, the framework or not. */
export interface FrameContents {
  /** Id of the product whose pages come first; `null` on pages that belong to no library. */
  readonly product: string | null;
  readonly products: readonly FrameProduct[];
  /** All entries of the product's menu. */
  readonly menu: readonly SearchLink[];
}

/** Reads the frame of the page that is shown. */
export function readFrame(): FrameContents {
  const button = document.querySelector<HTMLElement>(selectData('searches-first'));
  const products = document.querySelectorAll<HTMLElement>(selectData('product'));
  return {
    product: (button && datasetOf(button).searchesFirst) || null,
    products: [...products].map((link) => ({
      id: datasetOf(link).product ?? '',
      // Without its state: "beta".
      title: link.querySelector('strong')?.firstChild?.textContent ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    menu: [...document.querySelectorAll(`#${NAV_ID} a`)].map((link) => ({
      title: link.textContent.trim(),
      href: link.getAttribute('href') ?? '',
    })),
  };
}
