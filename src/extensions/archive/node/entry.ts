import { writeArchivePolicy } from './archivePolicy';

/** Name of the file that explains the folder. */
export const README = 'README.txt';

/** Three lines for whoever finds the folder. */
export function writeReadme(title: string, siteUrl: string): string {
  return [
    `Documentation of ${title}, for offline reading.`,
    'Unpack the whole archive, then open index.html in a browser. No server is needed.',
    `Built from ${siteUrl}, where examples can be edited.`,
    '',
  ].join('\n');
}

/**
 * The document at the top of a product's folder, which redirects to the product's first page.
 * @param to path of that page below the folder
 */
export function writeEntry(title: string, to: string): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${writeArchivePolicy([])}<title>${title}</title>` +
    `<meta http-equiv="refresh" content="0; url=${to}"/></head>` +
    `<body><p><a href="${to}">Documentation of ${title}</a></p></body></html>\n`
  );
}
