import { getDemoPath } from '../../../../demo/shared/demo';

/** Hash with which the page of a demo waits for edited code. */
const HASH = '#live';

/** Address of the frame in which a demo is shown as the reader has edited it. */
export function getLiveAddress(file: string): string {
  return getDemoPath(file) + HASH;
}

/**
 * Whether this document is such a frame. Never with the site's own origin: a stranger's page that frames it
 * could otherwise run code with the permissions of this site.
 */
export function isLiveFrame(): boolean {
  return location.hash === HASH && window.origin === 'null' && window.parent !== window;
}

/**
 * The inline script that hides such a frame's document until the page has sent its fonts: text that is laid
 * out before would request them, which fails in a sandboxed frame.
 */
export const liveFrameScript = `if(location.hash==='${HASH}'&&origin==='null'&&parent!==self)document.documentElement.hidden=true`;
