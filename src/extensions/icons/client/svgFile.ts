/** An icon as a file, in the color of the text around it. */
export function toSvgFile(svg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${svg}</svg>\n`;
}

/** Downloads an SVG text as a file. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // The download has its own reference by then.
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
}
