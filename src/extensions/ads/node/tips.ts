import { createElement, type ReactNode } from 'react';
import { tips } from '../../../../data/ads';
import { hasAdSlot, type PageTip, type Tip } from '../shared/ads';
import type { Page } from '../../../page/shared/page';
import type { ProductManifest } from '../../../site/shared/product';
import { flattenTree } from '../../../site/shared/tree';
import { elements } from '../../../content/node/elements/elements';
import { loadProducts } from '../../../site/node/products';
import { SegmentPlaceholder, isElementOf } from '../../../content/node/elements/segments';

/** The tip of a page; `null` when its layout has no ad slot, or its product lists its path as ad-free. */
export async function findTip(
  { path, layout }: Pick<Page, 'path' | 'layout'>,
  { adFree }: ProductManifest,
): Promise<PageTip | null> {
  return layout === 'docs' && hasAdSlot(path, adFree) ? chooseTip(path, tips, await listPublished()) : null;
}

/**
 * The tip of a page: the same in every build, and never one that links to the page itself, or to a page of
 * this site that does not exist. `null` when there is none.
 */
export function chooseTip(
  path: string,
  all: readonly Tip[],
  publishedPaths: ReadonlySet<string>,
): PageTip | null {
  const choices = all.flatMap((tip) => {
    const { link } = tip;
    const target = link?.replace(/#.*/, '');
    if (!link || !target || target === path) return [];
    return target.startsWith('/') && !publishedPaths.has(target) ? [] : [{ ...tip, link }];
  });
  const tip = choices[Math.floor(hashToFraction(path) * choices.length)];
  if (!tip) return null;
  return { ...tip, label: `in-house-${tip.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` };
}

/** Inserts the ad slot after the first section of a text: before its second `h2`, or at its end. */
export function insertAdSlot(nodes: readonly ReactNode[]): ReactNode[] {
  const place = createElement(SegmentPlaceholder, { segment: { kind: 'slot' } });
  const [, second = nodes.length] = nodes.flatMap((node, index) =>
    isElementOf(node, elements.h2) ? [index] : [],
  );
  return [...nodes.slice(0, second), place, ...nodes.slice(second)];
}

/** Paths of all pages in the menus. */
async function listPublished(): Promise<ReadonlySet<string>> {
  const products = (await loadProducts()).filter(({ isInternal }) => !isInternal);
  return new Set(products.flatMap(({ nav }) => flattenTree(nav).map(({ pathname }) => `${pathname}/`)));
}

/** A pseudo-random number in [0, 1) that depends only on the text (FNV-1a, followed by a bit mixer). */
function hashToFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
