/** Sets an attribute unless it has the value: setting it again would recalculate the page's styles. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
