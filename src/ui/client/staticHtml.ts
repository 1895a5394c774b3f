import { data } from '../../page/shared/attributes';

/**
 * Props of an element with HTML that the build has made. React keeps what is in the document and never compares the
 * contents: the export empties the string in the page's inline data, so on a first load there is nothing to compare.
 * Where React has to render the page anew, `shell/client/app/foreignChanges.ts` puts the contents back.
 */
export function staticHtml(html: string) {
  return {
    ...data({ static: '' }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}
