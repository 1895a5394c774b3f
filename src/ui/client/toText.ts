/** The plain text of highlighted HTML, which this site's build has made. */
export function toText(html: string): string {
  return new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html').body.textContent ?? '';
}
