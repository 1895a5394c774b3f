import { tips } from '../../data/ads';
import { hasAdPlace, type PageTip, type Tip } from '../model/ads';
import type { Page, Segment } from '../model/page';
import type { Product } from '../model/product';
import { flattenTree } from '../model/tree';
import { loadProducts } from './getAllPages';

/** The page with its tip and the place for it in the text, unless its product keeps it free of ads. */
export async function addTip(page: Page, { adFree }: Product): Promise<Page> {
  if (page.layout !== 'docs' || !hasAdPlace(page.path, adFree)) return page;
  const tip = chooseTip(page.path, tips, await listPublished());
  return tip ? { ...page, tip, segments: insertAdPlace(page.segments) } : page;
}

/**
 * The tip of a page: at every build the same one, and never one that leads to the page itself, or to a page of
 * this site that does not exist. `null` where none is left.
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
  const tip = choices[Math.floor(drawByText(path) * choices.length)];
  if (!tip) return null;
  return { ...tip, label: `in-house-${tip.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` };
}

/** Puts the place of the ad behind the first section of a text: before its second `h2`, or at its end. */
export function insertAdPlace(segments: readonly Segment[]): Segment[] {
  const place: Segment = { kind: 'adPlace' };
  let sections = 0;
  for (const [index, segment] of segments.entries()) {
    if (segment.kind !== 'html') continue;
    for (const { index: start } of segment.html.matchAll(/<h2[ >]/g)) {
      sections += 1;
      if (sections < 2) continue;
      const [before, after] = [segment.html.slice(0, start).trim(), segment.html.slice(start)];
      const above: Segment[] = before ? [{ kind: 'html', html: before }] : [];
      return [
        ...segments.slice(0, index),
        ...above,
        place,
        { kind: 'html', html: after },
        ...segments.slice(index + 1),
      ];
    }
  }
  return [...segments, place];
}

/** Paths of all pages in the menus. */
async function listPublished(): Promise<ReadonlySet<string>> {
  const products = (await loadProducts()).filter(({ isInternal }) => !isInternal);
  return new Set(products.flatMap(({ nav }) => flattenTree(nav).map(({ pathname }) => `${pathname}/`)));
}

/** A number from 0 up to 1 that looks drawn and depends on the text alone (FNV-1a, with its bits mixed). */
function drawByText(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
