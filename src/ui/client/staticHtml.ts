import { data } from '../../page/shared/attributes';

/**
 * Props of an element with HTML from the build. React keeps the HTML of the document and never compares it:
 * the export empties the string in the page's inline data, so on a first load there is nothing to compare. If
 * React has to render the page from scratch, `shell/client/app/externalDomChanges.ts` puts the HTML back.
 */
export function staticHtml(html: string) {
  return {
    ...data({ static: '' }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}
