/** Sets an attribute that may have its value already: to write it again would style the whole page anew. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
