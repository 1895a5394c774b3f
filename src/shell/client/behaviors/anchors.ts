import { attachListeners } from '../../../base/client/attachListeners';

/**
 * Follows anchors that are escaped in lower case, `#%d7%a9`, as some tools write them: ids are escaped in
 * upper case. Returns a cleanup function.
 */
export function attachAnchors(): () => void {
  const follow = () => {
    const { hash } = location;
    const anchor = capitalizeEscapes(hash);
    // The browser scrolls, opens what the target is in, and marks it.
    if (anchor !== hash && document.getElementById(anchor.slice(1))) location.replace(anchor);
  };
  follow();
  return attachListeners(window, { hashchange: follow });
}

/** Writes the percent escapes of an anchor as in ids. */
export function capitalizeEscapes(hash: string): string {
  return hash.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}
