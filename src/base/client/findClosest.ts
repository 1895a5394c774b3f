/** The closest element that matches a selector, from an event's target upwards; `null` if there is none. */
export function findClosest<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Whether an element contains the pointer or the focus. */
export function isReached(element: Element): boolean {
  return element.matches(':hover, :focus-within');
}
