import { withTrailingSlash } from '../../site/shared/location';

/**
 * Turns links to pages that the site leaves out into their text.
 * @param html made by the build: links do not contain each other
 * @param leftOut pathnames of these pages
 */
export function removeLinks(html: string, leftOut: readonly string[]): string {
  const isDead = (href: string) =>
    leftOut.some((one) => href.replace(/[?#].*/, '') === withTrailingSlash(one));
  return html.replace(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, text: string) =>
    isDead(href) ? text : link,
  );
}
