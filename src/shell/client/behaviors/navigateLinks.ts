import { attachListeners } from '../../../base/client/attachListeners';
import { hasModifier } from '../../../ui/shared/keys';
import { isAssetPath } from '../../../site/shared/location';
import { isInDemo } from '../../../demo/client/clicks/demoLinks';

/** The part of the framework's router that is needed here. */
export interface LinkRouter {
  readonly push: (path: string) => unknown;
  readonly prefetch: (path: string) => unknown;
}

/**
 * Turns unmodified clicks on internal links into client-side navigation, and prefetches a page's data on
 * hover, focus or touch; returns a cleanup function.
 */
export function attachNavigateLinks(root: Document, router: LinkRouter): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const path = findInternalPath(event.target);
    if (path === null) return;
    event.preventDefault();
    router.push(path);
  };
  const onIntent = ({ target }: Pick<Event, 'target'>) => {
    const path = findInternalPath(target);
    if (path !== null) router.prefetch(path);
  };
  // The pointer may have been on a link before this code ran.
  const hovered = root.querySelector('a:hover');
  if (hovered) onIntent({ target: hovered });
  root.addEventListener('touchstart', onIntent, { passive: true });
  const detach = attachListeners(root, { click: onClick, pointerover: onIntent, focusin: onIntent });
  return () => {
    root.removeEventListener('touchstart', onIntent);
    detach();
  };
}

/** Path for client-side navigation; `null` if the browser should handle the click. */
function findInternalPath(target: EventTarget | null): string | null {
  const link = target instanceof Element && !isInDemo(target) ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || isAssetPath(pathname)) return null;
  // For links within the page, the browser handles scrolling, `:target` and history.
  if (pathname === location.pathname && search === location.search && hash) return null;
  return pathname + search + hash;
}
