/**
 * Static text of a page. React keeps what is in the document and never compares the contents: the export empties
 * the string in the page's inline data, so on a first load there is nothing to compare.
 */
export function Prose({ html }: { html: string }) {
  return <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Demos of other pages: static like text, but none of its styles apply to them. */
export function Showcase({ html }: { html: string }) {
  return <div className="showcase" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
