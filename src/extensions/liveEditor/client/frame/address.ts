import { getDemoPath } from '../../../../demo/shared/demo';

/** URL hash that makes the page of a demo wait for edited code. */
const HASH = '#live';

/** Address of the frame that shows a demo as edited by the reader. */
export function getLiveAddress(file: string): string {
  return getDemoPath(file) + HASH;
}

/**
 * Whether this document is such a frame. Never true with the site's own origin: otherwise, a third-party page
 * that frames it could run code with the permissions of this site.
 */
export function isLiveFrame(): boolean {
  return location.hash === HASH && window.origin === 'null' && window.parent !== window;
}

/**
 * The inline script that hides such a frame's document until the page has sent its fonts: text laid out
 * earlier would request them, which fails in a sandboxed frame.
 */
export const liveFrameScript = `if(location.hash==='${HASH}'&&origin==='null'&&parent!==self)document.documentElement.hidden=true`;
