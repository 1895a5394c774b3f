import { Parser } from 'htmlparser2';

/** An element with its attributes as browsers understand them. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** All elements of some HTML, in document order. */
export function listElements(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const parser = new Parser({ onopentag: (tag, attributes) => elements.push({ tag, attributes }) });
  parser.end(html);
  return elements;
}
