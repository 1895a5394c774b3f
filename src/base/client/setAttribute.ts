/** Sets an attribute unless it has the value already: writing it again would recalculate the styles of the page. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
