/** Id of the product's menu. */
export const NAV_ID = 'navigation';

/** Distance from the menu's upper edge that an entry keeps, in px. */
const MARGIN_PX = 16;

/** Height at the menu's lower edge where an entry is easily overlooked, in px. */
const OVERLOOKED_PX = 120;

/** Keeps the menu's own scroll position unless the active link would not be visible. */
export function showActiveLink(): void {
  const nav = document.getElementById(NAV_ID);
  const active = nav?.querySelector('[aria-current="page"]');
  if (!nav || !active) return;
  const outer = nav.getBoundingClientRect();
  const inner = active.getBoundingClientRect();
  if (inner.top < outer.top) nav.scrollTop += inner.top - outer.top - MARGIN_PX;
  else if (inner.bottom > outer.bottom - OVERLOOKED_PX) {
    nav.scrollTop += inner.bottom - outer.bottom + OVERLOOKED_PX;
  }
}
