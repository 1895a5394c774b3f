/** The plain text of highlighted HTML, which must come from this site's build. */
export function toText(html: string): string {
  return new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html').body.textContent ?? '';
}
