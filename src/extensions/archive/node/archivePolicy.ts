import { toHashes } from '../../../export/node/policy/documentPolicy';

/**
 * The `<meta>` with the policy of an archived document, for its head.
 * @param scripts the document's own inline code
 */
export function writeArchivePolicy(scripts: readonly string[]): string {
  return `<meta http-equiv="Content-Security-Policy" content="${getArchivePolicy(scripts)}"/>`;
}

/**
 * The Content-Security-Policy of an archived document. Files have an opaque origin, which `'self'` does not
 * match, so the policy also names the scheme; `'self'` is for archives that somebody serves. Nothing can be
 * fetched; images of other hosts are allowed because the text refers to some.
 * @param scripts the document's own inline code, which is named by hash
 */
export function getArchivePolicy(scripts: readonly string[]): string {
  const own = `'self' file:`;
  return [
    `default-src ${own}`,
    ['script-src', own, ...new Set(toHashes(scripts))].join(' '),
    // Demos and the text use style elements and attributes, as on the site.
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob: https:`,
    `font-src ${own} data:`,
    `connect-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
